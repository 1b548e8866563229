package dev.keywright.processor.emit.scan;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.processor.emit.javadoc.ScatteredJavadoc;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;

/**
 * What the comment on a stage of a scan says: what is fixed, what is next, and why no range can be
 * asked for.
 *
 * @param parts what the stages fix, one after the other
 * @param isOfFamily whether the scan is that of a family, whose last stage fixes nothing
 */
record StageJavadoc(Layout layout, List<PartCode> parts, boolean isOfFamily) {

  /** The comment on the stage that fixes a part. */
  CodeBlock of(int index) {
    CodeBlock.Builder text = CodeBlock.builder();
    if (index > 0) {
      text.add("A scan that has fixed the parts up to {@code $L}", parts.get(index - 1).name());
    } else {
      text.add(isOfFamily ? "A scan of the rows of all entities" : "A scan of all keys");
    }
    if (index < parts.size()) {
      text.add("; {@code $L} is next", parts.get(index).name());
    }
    text.add(".\n");
    return isOfFamily ? text.build() : text.add(ranges(parts.get(index))).build();
  }

  private CodeBlock ranges(PartCode part) {
    if (layout.isFoundWithOthers(part.column())) {
      return CodeBlock.of("");
    }
    if (layout.isBehindOpenHash(part.part())) {
      List<Part> hashed = layout.hashedParts().orElseThrow().parts();
      Part last = hashed.get(hashed.size() - 1);
      return CodeBlock.of(
          "No ranges yet: the hash prefix also depends on {@code $L}.\n", last.name());
    }
    if (part.column().isBehindOpen(part.part())) {
      return CodeBlock.of(
          "Only a whole key is one range, because nothing ends the parts before.\n");
    }
    return layout.hasRanges(part.column())
        ? ScatteredJavadoc.of(layout, part.column(), "{@code all()}")
        : CodeBlock.of("The scan of the family has the ranges of {@code $L}.\n", part.name());
  }
}
