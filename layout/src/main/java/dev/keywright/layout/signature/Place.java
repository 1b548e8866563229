package dev.keywright.layout.signature;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where a part is, as far as it matters to how the part is written.
 *
 * @param isNative whether it is kept as the store's own type
 * @param isFollowed whether another part or a literal is after it in its column
 * @param separator the character after it, if it is a TEXT part that something other than a part
 *     follows
 * @param escape whether it may then hold that character
 * @param isCopy whether the same part is in a column before, which then decides the order
 * @param isJoined whether that character is between the parts of a list, and not after them
 * @param tail how many bytes follow in the column, if that is always the same; else 0
 */
public record Place(
    LayoutFormat format,
    boolean isNative,
    boolean isFollowed,
    char separator,
    boolean escape,
    boolean isCopy,
    boolean isJoined,
    int tail) {

  /**
   * How many bytes of BINARY follow a part, if that is always the same; else 0.
   *
   * @param widths of the parts after it, each -1 if that varies
   * @param literals after it
   * @param bucket the width of the bucket after it; 0 if there is none
   */
  public static int tail(List<Integer> widths, List<String> literals, int bucket) {
    return widths.contains(-1)
        ? 0
        : Stream.concat(widths.stream(), literals.stream().map(String::length))
            .reduce(bucket, Integer::sum);
  }

  /** The last character that a text or a code is escaped at; -1 if none is. */
  public int escapesUpTo() {
    return format.isText() && !isNative && isFollowed && escape ? separator + 1 : -1;
  }

  /** Where each part of a list is that has this place: before the next part. */
  public Place ofElements() {
    return new Place(
        format, isNative, /* isFollowed= */ true, separator, escape, isCopy, isJoined, 0);
  }
}
