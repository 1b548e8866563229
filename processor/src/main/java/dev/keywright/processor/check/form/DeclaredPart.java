package dev.keywright.processor.check.form;

import dev.keywright.layout.rule.Breach.On;
import dev.keywright.layout.rule.ColumnFacts;
import dev.keywright.layout.rule.Mend;
import dev.keywright.layout.rule.PartRules;
import dev.keywright.layout.rule.RuleSubject;
import dev.keywright.processor.check.advice.BinaryAdvice;
import dev.keywright.processor.check.advice.PaddingAdvice;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Remedy;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.StatedEncoding;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A part where annotations declare it: what the rules ask of it, and the edits that mend it. */
record DeclaredPart(Layout layout, Column column, Part part) {
  RuleSubject subject() {
    return new RuleSubject(
        part.signature(),
        column.place(layout, part),
        facts(),
        part.type().name(),
        part.property().wrappings().isEmpty() ? "" : part.property().type().name(),
        written(),
        words());
  }

  private Part last() {
    return column.parts().get(column.parts().size() - 1);
  }

  /** Whether another part of its column is kept as the store's own type, too, and comes first. */
  boolean isBehindNative() {
    Stream<Part> natives = column.parts().stream().filter(it -> it.declaration().nativeType());
    return natives.findFirst().filter(it -> !it.equals(part)).isPresent();
  }

  private ColumnFacts facts() {
    return new ColumnFacts(
        column.name(),
        column.isPartition(),
        column.parts().stream().map(Part::name).toList(),
        layout.isBucketed(column) ? column.bucketIndex() : -1,
        column.template().isPresent(),
        last().isOfEntity() ? "" : last().name());
  }

  private Set<String> written() {
    Set<String> written = new HashSet<>(part.declaration().written());
    part.declaration().text().ifPresent(it -> it.written().forEach(of -> written.add("." + of)));
    if (part.declaration().number().filter(it -> it.written().contains("floor")).isPresent()) {
      written.add(PartRules.FLOOR_OF_NUMBER);
    }
    part.facts().step().ifPresent(step -> written.add("step"));
    if (part.facts().monotonic()) {
      written.add("monotonic");
    }
    return written;
  }

  // A tuple says of the annotation alone that it has no effect; else a remark says whose it is.
  private Map<String, String> words() {
    Map<String, String> words = new HashMap<>();
    if (!layout.format().hasVariants()) {
      part.declaration().number().ifPresent(it -> words.put("@EncodedNumber", it.origin()));
      part.declaration().text().ifPresent(it -> words.put("@EncodedText", it.origin()));
    }
    return words;
  }

  /** The place of an annotation. */
  SourceSpot spot(On on) {
    return switch (on) {
      case PART -> part.spot();
      case DOMAIN -> part.facts().origins().spot();
      case NUMBER -> spot(part.declaration().number());
      case TEXT -> spot(part.declaration().text());
      case ADDED -> last().spot();
    };
  }

  private SourceSpot spot(Optional<StatedEncoding> beside) {
    return beside.map(it -> it.reportedAt(part.spot())).orElse(part.spot());
  }

  /** A way that the rules know, as edits of the source. */
  Stream<Remedy> remedy(Mend remedy) {
    return switch (remedy.action()) {
      case LEAVE -> Stream.of(leave(remedy.on(), remedy.attribute()));
      case SET -> Stream.of(set(remedy));
      case ADVISE -> Stream.of(new Advice(remedy.words()));
      case PAD -> Stream.of(PaddingAdvice.change(layout, part));
      case WRITE_BYTES -> BinaryAdvice.change(layout).stream().map(it -> it.to(remedy.words()));
    };
  }

  private Change leave(On on, String attribute) {
    Edits edits = new Edits(layout);
    return switch (on) {
      case PART -> edits.leave(part, attribute);
      case DOMAIN -> edits.undeclare(part, attribute);
      case NUMBER -> edits.leaveNumber(part, attribute);
      case TEXT -> edits.leaveText(part, attribute);
      case ADDED -> new EntityEdits(layout).removeBucket();
    };
  }

  private Change set(Mend remedy) {
    Edits edits = new Edits(layout);
    String name = remedy.attribute();
    Object value = remedy.value() instanceof Enum<?> of ? Attribute.Name.of(of) : remedy.value();
    Change change =
        (remedy.on() == On.NUMBER ? edits.number(part, name, value) : edits.set(part, name, value));
    boolean isRemark = remedy.words().startsWith("(");
    return isRemark ? change.as(remedy.words()) : change.to(remedy.words());
  }
}
