package dev.keywright.rekey.store;

import dev.keywright.rekey.row.RowBytes;
import java.io.Serializable;

/**
 * A part of a table that is read, copied and resumed as a whole.
 *
 * @param number from 0
 * @param count how many ranges there are
 * @param start the first key, inclusive; empty for the beginning, and where the store cuts by
 *     numbers
 * @param end the last key, exclusive; empty for the end, and where the store cuts by numbers
 */
public record ScanRange(int number, int count, RowBytes start, RowBytes end)
    implements Serializable {}
