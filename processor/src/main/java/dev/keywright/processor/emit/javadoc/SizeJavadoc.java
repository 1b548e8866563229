package dev.keywright.processor.emit.javadoc;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.store.SizeText;
import java.util.ArrayList;
import java.util.List;

/** Paragraphs about the size of keys, partitions and answers. */
public final class SizeJavadoc {
  private SizeJavadoc() {}

  /** A paragraph about the key; empty if neither a store nor a volume is declared. */
  public static CodeBlock of(Layout layout) {
    SizeText sizes = new SizeText(layout);
    List<String> lines = new ArrayList<>();
    if (layout.options().storedIn().isPresent()) {
      lines.addAll(sizes.lengths(KeyJavadoc::code));
    }
    sizes.partition().ifPresent(lines::add);
    return lines.isEmpty() ? CodeBlock.of("") : CodeBlock.of("\n<p>$L\n", String.join("\n", lines));
  }

  /** A paragraph about the answer to a question; empty if its rows are not known. */
  public static CodeBlock of(Layout layout, PatternParts question) {
    return new SizeText(layout)
        .answer(question)
        .map(answer -> CodeBlock.of("\n<p>$L\n", answer))
        .orElse(CodeBlock.of(""));
  }
}
