package dev.keywright.runtime.layout;

/**
 * Where a part stands, as far as it matters to how the part is written.
 *
 * @param isNative whether it is kept as the store's own type
 * @param isFollowed whether another part stands after it in its column
 * @param separator the character after it, if it is a TEXT part that is followed
 * @param escape whether it may then hold that character
 */
public record Place(
    LayoutFormat format, boolean isNative, boolean isFollowed, char separator, boolean escape) {}
