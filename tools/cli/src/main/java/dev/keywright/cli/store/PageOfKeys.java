package dev.keywright.cli.store;

import java.util.List;

/**
 * Keys that came with one request.
 *
 * @param keys the columns of each: bytes, or a {@code Long} for a number; a value of another type
 *     is reported as no key
 * @param isLast whether the segment has no more
 */
public record PageOfKeys(List<Object[]> keys, boolean isLast) {

  public PageOfKeys {
    keys = List.copyOf(keys);
  }
}
