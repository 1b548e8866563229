package dev.keywright.rekey.plan;

/**
 * How large the old table is.
 *
 * @param rows from a profile, or counted
 * @param bytesPerRow on average, with names of cells; for DynamoDB, as it bills an item
 */
public record TableSize(long rows, double bytesPerRow) {}
