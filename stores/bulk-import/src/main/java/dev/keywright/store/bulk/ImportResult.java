package dev.keywright.store.bulk;

/**
 * What an import did.
 *
 * @param rows how many rows this run wrote
 * @param sets how many sets this run wrote
 * @param resumedSets how many sets an earlier run had written
 * @param retries how many writes were tried again
 */
public record ImportResult(long rows, int sets, int resumedSets, long retries) {}
