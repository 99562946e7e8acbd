# What the studio tells: notices, names of what is open, steps that are taken back, results of work.
