package dev.keywright.processor.describe;

import dev.keywright.layout.assembly.Codecs;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.runtime.codec.PartCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** A part: its type, how it is written, and what is declared about its values. */
final class PartDescription {
  private final Part part;
  private final List<Map<String, Object>> facts = new ArrayList<>();

  private PartDescription(Part part) {
    this.part = part;
  }

  static Map<String, Object> of(Layout layout, Column column, Part part) {
    PartCodec<?, ?> codec = Codecs.of(part.signature(), column.place(layout, part));
    return new Fields()
        .add("name", part.name())
        .add("type", part.property().type().name())
        .add("kind", part.signature().type().kind().name().toLowerCase(Locale.ROOT))
        .add("form", codec.form())
        .add("fixedWidth", codec.encodedWidth().isFixed())
        .add("maxBytes", EncodedLength.of(layout, column, part))
        .add("descending", part.encoding().descending())
        .add("ranges", part.keepsOrder() && !part.is(Kind.SUFFIX) && layout.hasRanges(column))
        .add("hashPrefix", part.hash().map(hash -> Codecs.of(hash, layout.format()).form()))
        .addAll("facts", new PartDescription(part).facts())
        .toMap();
  }

  private List<Map<String, Object>> facts() {
    Facts declared = part.facts();
    ValueLimits limits = declared.limits();
    add("min", limits.min());
    add("max", limits.max());
    add("alphabet", limits.alphabet());
    add("minLength", limits.minLength());
    add("maxLength", limits.maxLength());
    add("cardinality", declared.cardinality());
    add("step", declared.step());
    add("monotonic", declared.monotonic());
    add("unique", declared.unique());
    add("determinedBy", declared.determinedBy());
    add("uniqueWithin", declared.uniqueWithin());
    return facts;
  }

  private void add(String fact, OptionalLong value) {
    value.ifPresent(it -> declare(fact, it));
  }

  private void add(String fact, OptionalInt value) {
    value.ifPresent(it -> declare(fact, it));
  }

  private void add(String fact, Optional<String> value) {
    value.ifPresent(it -> declare(fact, it));
  }

  private void add(String fact, boolean isDeclared) {
    if (isDeclared) {
      declare(fact, true);
    }
  }

  private void add(String fact, List<String> names) {
    if (!names.isEmpty()) {
      declare(fact, names);
    }
  }

  private void declare(String fact, Object value) {
    facts.add(
        new Fields()
            .add("fact", fact)
            .add("value", value)
            .add("from", part.facts().origins().of(fact))
            .toMap());
  }
}
