package dev.keywright.processor.check.limits;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.ContentGuess;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Optional;

/** Where nothing bounds a part, the store will refuse the first key that is too long for it. */
final class KeyLengthUnbounded implements LayoutCheck {
  // Nobody writes a longer key by accident.
  private static final long LARGE = 1 << 20;
  // Of one char in UTF-8.
  private static final int MOST_BYTES = 3;

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    for (Column column : layout.columns()) {
      Optional<Limit> limit =
          OwnStore.columnBytes(profile, column)
              .or(() -> profile.limit(Figure.KEY_BYTES))
              .filter(it -> it.value() <= LARGE);
      for (Part part : column.parts()) {
        if (limit.isPresent() && EncodedLength.of(layout, column, part).isEmpty()) {
          List<String> texts = unboundedTexts(layout, column, part);
          findings
              .info(CheckId.KW302, part.spot(), "")
              .problem(
                  "%s no maximum length, and %s allows %s bytes",
                  texts.isEmpty() ? part.name() + " has" : "the texts in " + part.name() + " have",
                  profile.title(),
                  limit.get().value())
              .fix(
                  texts.isEmpty()
                      ? declaring(layout, column, part, limit.get())
                      : Fix.advice(advice(part, texts)));
        }
      }
    }
  }

  // As much as the values of such a name need, if the store has room for it.
  private static Fix declaring(Layout layout, Column column, Part part, Limit limit) {
    long unbounded =
        column.parts().stream()
            .filter(it -> EncodedLength.of(layout, column, it).isEmpty())
            .count();
    long room = (limit.value() - EncodedLength.least(layout, column)) / (unbounded * MOST_BYTES);
    int needed = ContentGuess.length(part);
    int length = (int) Math.max(1, Math.min(room, needed));
    return Fix.of(
        new Edits(layout)
            .declare(part, "maxLength", length)
            .to("declare it, and the encoder refuses longer values")
            .as(length < needed ? "if all values are that short; otherwise store a hash" : ""));
  }

  /** The texts of a list's element that nothing bounds, as their components are called. */
  private static List<String> unboundedTexts(Layout layout, Column column, Part part) {
    if (!part.is(Kind.LIST)) {
      return List.of();
    }
    Layout unrolled = layout.unrolledOnce();
    Column whole = unrolled.columns().get(layout.columns().indexOf(column));
    String element = part.name() + "[0].";
    return whole.parts().stream()
        .filter(it -> it.name().startsWith(element))
        .filter(it -> EncodedLength.of(unrolled, whole, it).isEmpty())
        .map(it -> it.name().substring(element.length()))
        .toList();
  }

  // Beside a list, maxLength counts its elements, so the texts in it need a place of their own.
  private static String advice(Part list, List<String> texts) {
    PartType.Repeated type = (PartType.Repeated) list.type();
    boolean isPlain =
        type.arguments().stream()
            .filter(it -> !it.isRecord())
            .flatMap(it -> it.parts().stream())
            .anyMatch(it -> texts.contains(it.name()));
    String count =
        list.limits().maxLength().isPresent()
            ? ""
            : "add @Domain(maxLength = 8) for the number of "
                + (type.isMap() ? "entries" : "elements")
                + "; ";
    return "%s%swrite @Domain(maxLength = 64) at the component%s"
        .formatted(
            count,
            isPlain ? "use a record with one component instead of String; " : "",
            isPlain ? "" : " " + String.join(" and ", texts));
  }
}
