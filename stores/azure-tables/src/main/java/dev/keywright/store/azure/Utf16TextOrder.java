package dev.keywright.store.azure;

import dev.keywright.description.store.Store;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.store.ColumnCharacters;
import org.jspecify.annotations.Nullable;

/**
 * How Azure Tables compares the texts of one column, by UTF-16 units, where keys are compared by
 * characters: bounds are bound so that the same keys are between them.
 */
enum Utf16TextOrder {
  /** No character above U+FFFF: both orders are the same. */
  BASIC,
  /** Characters above U+FFFF, but none of U+E000 to U+FFFF: both orders are the same. */
  SUPPLEMENTARY,
  /** Both, which the store sorts the other way round. */
  MIXED;

  private static final int LAST_BEFORE_SURROGATES = 0xd7ff;
  private static final int LAST_BASIC = 0xffff;
  private static final Alphabet FORBIDDEN =
      Alphabet.of(Store.AZURE_TABLE.profile().characters().forbidden());
  private static final String FIRST_SUPPLEMENTARY = Character.toString(LAST_BASIC + 1);

  /** What the texts of a column may hold. */
  static Utf16TextOrder of(ColumnCharacters characters) {
    if (!characters.mayHold(LAST_BASIC + 1, Character.MAX_CODE_POINT)) {
      return BASIC;
    }
    return characters.mayHold(LAST_BEFORE_SURROGATES + 1, LAST_BASIC) ? MIXED : SUPPLEMENTARY;
  }

  /** Whether the store refuses a UTF-16 unit in a key. */
  static boolean isForbidden(int unit) {
    return FORBIDDEN.contains(unit);
  }

  /**
   * A bound that has the same keys below it, and holds only characters that keys can have; null if
   * all keys are below it.
   */
  @Nullable String bound(String bound) {
    for (int i = 0; i < bound.length(); i += Character.charCount(bound.codePointAt(i))) {
      int character = bound.codePointAt(i);
      String before = bound.substring(0, i);
      if (isForbidden(character)) {
        return before + Character.toString(nextAllowed(character));
      }
      if (this == BASIC && character > LAST_BASIC) {
        String next = ColumnOrder.TEXT.nextPrefix(before);
        return next == null ? null : bound(next);
      }
      if (this == SUPPLEMENTARY && character > LAST_BEFORE_SURROGATES && character <= LAST_BASIC) {
        return before + FIRST_SUPPLEMENTARY;
      }
    }
    return bound;
  }

  private static int nextAllowed(int character) {
    int next = character;
    while (isForbidden(next)) {
      next++;
    }
    return next;
  }
}
