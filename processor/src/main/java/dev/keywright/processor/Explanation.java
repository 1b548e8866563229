package dev.keywright.processor;

import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.check.Disproof;
import dev.keywright.processor.control.AcceptedFinding;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.emit.Emitter;
import dev.keywright.processor.example.KeyExample;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.store.Averages;
import dev.keywright.processor.store.SizeText;
import java.util.HexFormat;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What {@code -Akeywright.explain=true} prints of one key: its columns with an example, its sizes,
 * the findings that were accepted or that a fact rules out, and what its access patterns cost.
 */
final class Explanation {
  private final Layout layout;
  private final SizeText sizes;
  private final StringJoiner lines;

  private Explanation(Layout layout) {
    this.layout = layout;
    this.sizes = new SizeText(layout);
    this.lines = new StringJoiner("\n  ");
  }

  static String of(Ruling ruling) {
    Explanation explanation = new Explanation(ruling.layout());
    explanation.add(ruling);
    return explanation.lines.toString();
  }

  private void add(Ruling ruling) {
    lines.add(Emitter.generatedName(layout) + ", " + layout.signature());
    Map<String, Object> example = KeyExample.of(layout).orElse(Map.of());
    layout.columns().forEach(column -> lines.add(line(column, example)));
    sizes.lengths(UnaryOperator.identity()).forEach(lines::add);
    sizes.partition().ifPresent(lines::add);
    ruling.accepted().forEach(accepted -> lines.add(line(accepted)));
    Disproof.of(layout).forEach(disproof -> lines.add(disproof.toString()));
    PatternParts.of(layout).forEach(question -> lines.add(line(question)));
  }

  private static String line(Column column, Map<String, Object> example) {
    String parts = column.parts().stream().map(Part::name).collect(Collectors.joining(", "));
    Object value = example.get(column.name());
    return "column "
        + column.name()
        + ": "
        + (parts.isEmpty() ? "no parts" : parts)
        + (value == null ? "" : "; for example " + shown(value));
  }

  private static String shown(Object value) {
    if (value instanceof byte[] bytes) {
      return HexFormat.ofDelimiter(" ").formatHex(bytes);
    }
    return value instanceof String text ? JavaLiteral.of(text) : value.toString();
  }

  private static String line(AcceptedFinding accepted) {
    return "accepted "
        + accepted.finding().check()
        + " "
        + accepted.finding().check().readableName()
        + " by "
        + accepted.by();
  }

  private String line(PatternParts question) {
    int ranges = Averages.of(layout).ranges(question);
    return question.shown()
        + ": "
        + (ranges == 1 ? "1 range" : ranges + " ranges")
        + sizes.answer(question).map(answer -> ". " + answer).orElse("");
  }
}
