package dev.keywright.benchmarks.wide;

/** Two encoded columns. */
record Two<C>(C partitionKey, C sortKey) {}
