# What the studio can be asked to do: names of commands, what they do (.hint), why they are refused.
