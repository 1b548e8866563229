package dev.keywright.rekey.plan;

/**
 * What a store takes for its requests.
 *
 * @param rowsPerSecond how many rows all workers together copy
 * @param dollarsPerMillionWrites for a million write units of DynamoDB; 0 if nothing is billed by
 *     request
 * @param dollarsPerMillionReads for a million read units
 */
public record Rates(
    double rowsPerSecond, double dollarsPerMillionWrites, double dollarsPerMillionReads) {}
