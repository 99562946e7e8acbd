#!/usr/bin/env python3
"""Checks the puzzles of lines of text with Apache Spark, or finds twins by their canonical forms.

    spark-submit examples/scale/spark_check.py lines.txt verdicts
    spark-submit examples/scale/spark_check.py --twins lines.txt twins

Each partition goes through a pipe to a process of one core, so that Spark decides how many there are and where. The
program has to be on every machine, or is sent along: spark-submit --files gridwright, and GRIDWRIGHT=./gridwright.
"""

import argparse
import json
import os
import shlex

from pyspark.sql import SparkSession

parser = argparse.ArgumentParser()
parser.add_argument("lines", help="a file or folder of puzzles, a line each, at any address that Spark reads")
parser.add_argument("output", help="the folder that Spark writes")
parser.add_argument("--twins", action="store_true", help="print the forms of which there are several puzzles")
parser.add_argument("--partitions", type=int, help="at least so many processes")
arguments = parser.parse_args()

spark = SparkSession.builder.appName("gridwright").getOrCreate()
gridwright = os.environ.get("GRIDWRIGHT", "gridwright")
lines = spark.sparkContext.textFile(arguments.lines, arguments.partitions)
# A process of a partition without lines would find no puzzle, which is an error.
lines = lines.filter(lambda line: line.strip())


def through(puzzles, command):
    """The answers of a command. Exit status 1 says that some puzzle is not unique, which is an answer too."""
    script = 'read -r first || exit 0; { printf "%s\\n" "$first"; cat; } | "$0" "$@" --json --cores 1 - || [ $? -eq 1 ]'
    return puzzles.pipe(shlex.join(["sh", "-c", script, gridwright, command]), checkCode=True)


if arguments.twins:
    forms = through(lines, "canon").map(json.loads).map(lambda answer: (answer["canon"], 1))
    twins = forms.reduceByKey(lambda one, other: one + other).filter(lambda form: form[1] > 1)
    twins.map(lambda form: f"{form[1]} {form[0]}").saveAsTextFile(arguments.output)
else:
    through(lines, "check").saveAsTextFile(arguments.output)
spark.stop()
