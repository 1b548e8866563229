package dev.keywright.processor.describe;

import dev.keywright.description.key.PartDescription;
import dev.keywright.description.key.PartDescription.Fact;
import dev.keywright.layout.assembly.Encodings;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.EncodedLength;
import java.util.List;
import java.util.Locale;

/** A part: its type, how it is written, and what is declared about its values. */
final class PartDescriber {
  private PartDescriber() {}

  static PartDescription of(Layout layout, Column column, Part part) {
    PartEncoding<?> encoding = Encodings.of(part.signature(), column.place(layout, part));
    return new PartDescription(
        part.name(),
        part.property().type().name(),
        part.signature().type().kind().name().toLowerCase(Locale.ROOT),
        encoding.inWords(),
        encoding.width().isFixed(),
        EncodedLength.of(layout, column, part),
        part.encoding().descending(),
        part.keepsOrder() && !part.is(Kind.SUFFIX) && layout.hasRanges(column),
        part.hash().map(hash -> Encodings.of(hash, layout.format()).inWords()),
        facts(part.facts()));
  }

  private static List<Fact> facts(Facts facts) {
    return facts.declared().entrySet().stream()
        .map(it -> new Fact(it.getKey(), it.getValue(), facts.origins().of(it.getKey())))
        .toList();
  }
}
