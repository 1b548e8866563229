package dev.keywright.processor.check.advice;

import dev.keywright.description.store.StoreProfile.Characters;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartCharacters;
import dev.keywright.processor.store.OwnStore;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds a separator that suits every part of a layout that one follows. */
public final class SeparatorAdvice {
  // Below the letters and digits. Keys are printed and typed, so no control character is proposed.
  static final List<Character> CANDIDATES = List.of(',', '!', ' ', '#');

  // As teams write them; a comma is refused by no store.
  private static final List<Character> MARKS = List.of('#', '!', ',');

  private SeparatorAdvice() {}

  /** How to end a part otherwise: as {@code write @Separator(',')}, or another template. */
  public static Change fix(Layout layout, Column column, int index) {
    return column
        .template()
        .map(template -> TemplateAdvice.fix(layout, column, template, index))
        .orElseGet(() -> fix(layout));
  }

  /** How to allow all characters in the parts of a column, as code. */
  public static Change escapingAll(Layout layout, Column column) {
    return column
        .template()
        .map(template -> TemplateAdvice.written(layout, template, template.value(), true))
        .orElseGet(() -> new EntityEdits(layout).separate(escaping(layout), true));
  }

  /** The way that keeps a low separator after a text whose declared lengths differ. */
  public static Optional<Change> escaped(Layout layout, Column column, Part part) {
    boolean isOfLengths = part.is(Kind.TEXT) && part.limits().minLength().orElse(0) > 1;
    boolean isKept = !layout.escape() && layout.separator() < '0' && canEscape(layout);
    return isOfLengths && isKept && column.template().isEmpty()
        ? Optional.of(new EntityEdits(layout).separate(layout.separator(), true))
        : Optional.empty();
  }

  /** As {@code write @Separator(',')}. */
  public static Change fix(Layout layout) {
    List<Part> parts = joined(layout);
    if (!layout.escape()) {
      for (char candidate : CANDIDATES) {
        boolean isSuitable = parts.stream().allMatch(part -> suits(part, candidate));
        if (isSuitable && isAllowed(layout, candidate)) {
          return new EntityEdits(layout).separate(candidate, false);
        }
      }
    }
    // A comma sorts below all digits, and escapes keep it out of everything else. No store refuses
    // it, or the character after it, which escapes begin with.
    char separator = canEscape(layout) ? layout.separator() : ',';
    return new EntityEdits(layout).separate(separator, true);
  }

  /** Whether escapes can keep the separator of the layout out of all texts. */
  private static boolean canEscape(Layout layout) {
    return !isHexDigit(layout.separator())
        && isAllowed(layout, layout.separator())
        && isAllowed(layout, (char) (layout.separator() + 1))
        && joined(layout).stream()
            .filter(part -> !PartCharacters.canBeEscaped(part))
            .allMatch(part -> suits(part, layout.separator()));
  }

  /**
   * The other way to show where a text ends: all are equally long, unless the author says that they
   * are not.
   */
  public static Optional<Change> fixedWidth(Layout layout, Part part) {
    return part.is(Kind.TEXT)
            && part.limits().maxLength().isPresent()
            && part.limits().minLength().orElse(0) <= 1
        ? Optional.of(
            new Edits(layout)
                .declare(part, "minLength", part.limits().maxLength().getAsInt())
                .as("if all values are that long"))
        : Optional.empty();
  }

  private static List<Part> joined(Layout layout) {
    List<Part> parts = new ArrayList<>();
    for (Column column : layout.textColumns()) {
      if (column.template().isEmpty() && !column.parts().isEmpty()) {
        parts.addAll(column.parts().subList(0, column.parts().size() - 1));
      }
    }
    return parts;
  }

  /** One that escapes can keep out of texts: that of the layout, if it suits, else a low one. */
  public static char escaping(Layout layout) {
    List<Part> parts = joined(layout);
    char own = layout.separator();
    return Stream.concat(Stream.of(own).filter(it -> it < '0'), CANDIDATES.stream())
        .filter(it -> isAllowed(layout, it) && parts.stream().allMatch(part -> suits(part, it)))
        .findFirst()
        .orElse(',');
  }

  /** The character that ends a literal which is a name: readable, and one that the store takes. */
  public static char behindName(Layout layout) {
    return MARKS.stream().filter(it -> isAllowed(layout, it)).findFirst().orElseThrow();
  }

  /** Whether a character can end a part in the store of a layout. */
  static boolean isSuitable(Layout layout, Part part, char candidate) {
    return isAllowed(layout, candidate) && suits(part, candidate);
  }

  private static boolean isAllowed(Layout layout, char candidate) {
    Characters characters = OwnStore.of(layout).characters();
    String refused = characters.forbidden() + characters.discouraged();
    return !Character.isISOControl(candidate)
        && (refused.isEmpty() || !Alphabet.of(refused).contains(candidate));
  }

  /** Whether a character is written by escapes, and so cannot separate what has them. */
  public static boolean isHexDigit(char separator) {
    return (separator >= '0' && separator <= '9') || (separator >= 'a' && separator <= 'f');
  }

  private static boolean suits(Part part, char separator) {
    boolean isSorted = part.keepsOrder() && !part.is(Kind.WHOLE) && !part.limits().haveOneLength();
    return PartCharacters.of(part)
        .map(characters -> isClear(characters, separator, isSorted))
        .orElse(true);
  }

  private static boolean isClear(Alphabet characters, char separator, boolean isSorted) {
    return isSorted ? characters.next(-1) > separator : !characters.contains(separator);
  }
}
