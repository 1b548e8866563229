package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.HashedParts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Where each stretch of a column begins and ends that a hash prefix or a bucket is of.
 *
 * @param of the parts in them
 * @param mark keeps the place that the code has reached, under a name
 * @param end names the place after the last of the parts
 */
record Stretches(
    HashedParts of,
    Function<String, CodeBlock> mark,
    Function<String, CodeBlock> end,
    List<CodeBlock> bounds) {

  static Stretches of(
      HashedParts of, Function<String, CodeBlock> mark, Function<String, CodeBlock> end) {
    return new Stretches(of, mark, end, new ArrayList<>());
  }

  /** Comes before a part is written or read. */
  void begin(PartCode part, String name) {
    if (of.isHashed(part.part()) && bounds.size() % 2 == 0) {
      bounds.add(mark.apply(name + "Start"));
    }
  }

  /** Comes once it is written or read. */
  void end(PartCode part, String name) {
    if (of.isHashed(part.part()) && !of.isNextHashed(part.part())) {
      bounds.add((of.isLast(part.part()) ? end : mark).apply(name + "End"));
    }
  }
}
