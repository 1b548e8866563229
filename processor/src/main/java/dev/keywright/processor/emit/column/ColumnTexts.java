package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.utf8.Utf8;
import java.util.List;

/**
 * A TEXT column as an expression of texts. Texts beyond ASCII are joined: as bytes, they would have
 * to be decoded again.
 */
final class ColumnTexts {
  private final KeyParts key;
  private final Column column;
  private final List<ColumnItem> items;
  private final List<PartCode> parts;

  ColumnTexts(KeyParts key, Column column) {
    this.key = key;
    this.column = column;
    this.items = ColumnItem.of(key, column);
    this.parts = key.writtenIn(column);
  }

  /**
   * Whether the column is joined: it is one part, or it has no bucket and no hash, and holds more
   * than ASCII in a part whose text is there already, or one such part alone. A list has to be
   * written anyway, and so has a time: the JIT compiler calls what makes its text, and inlines what
   * writes its digits.
   */
  boolean areJoined() {
    boolean isOneText =
        column.template().isPresent() && parts.size() == 1 && parts.get(0).encoding().isVerbatim();
    boolean isTime = parts.stream().anyMatch(it -> it.part().is(Kind.TIME));
    return (items.size() == 1 && parts.size() == 1 && !isTime)
        || (!key.isBucketed(column)
            && parts.stream().allMatch(part -> part.hash().isEmpty())
            && (isOneText
                || parts.isEmpty()
                || parts.stream().anyMatch(it -> !it.isAscii() && !it.isListOfValues())
                || !areLiteralsAscii()));
  }

  /** Whether the column holds nothing but ASCII. */
  boolean isAscii() {
    return parts.stream().allMatch(PartCode::isAscii) && areLiteralsAscii();
  }

  private boolean areLiteralsAscii() {
    return key.layout().template(column).literals().stream()
        .allMatch(literal -> Utf8.size(literal) == literal.length());
  }

  /** The whole column. */
  CodeBlock joined() {
    return items.stream().map(this::text).collect(CodeBlock.joining(" +$W"));
  }

  private CodeBlock text(ColumnItem item) {
    return switch (item.kind()) {
      case LITERAL -> {
        boolean isCharacter = item.literal().length() == 1 && !parts.isEmpty();
        yield CodeBlock.of(
            "$L",
            isCharacter
                ? JavaLiteral.of(item.literal().charAt(0))
                : JavaLiteral.of(item.literal()));
      }
      case PART, COPY -> text(item.part());
      case BUCKET, HASH ->
          throw new IllegalStateException("buckets and hash prefixes are written as bytes");
    };
  }

  // Java writes a number into the text of the column: as a text of its own, it would be copied.
  private CodeBlock text(PartCode part) {
    return items.size() > 1 && part.encoding().isPrinted() && part.type().isPrimitive()
        ? CodeBlock.of("$1L.zeros($2N) + $2N", part.codec(), part.name())
        : CodeBlock.of("$L.text($L)", part.codec(), part.inside());
  }
}
