package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.ItemVisitor;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.utf8.Utf8;
import java.util.List;

/**
 * Each item of a TEXT column as an expression of a text. Texts beyond ASCII are joined: as bytes,
 * they would have to be decoded again.
 */
record ItemTexts<C>(KeyParts key, Column column) implements ItemVisitor<C, CodeBlock> {

  /**
   * Whether a column without a bucket and a hash is joined: it may hold more than ASCII, or it has
   * one part, whose text is there already.
   */
  static boolean areJoined(KeyParts key, Column column) {
    List<PartCode> parts = key.writtenIn(column);
    boolean isOneText =
        column.template().isPresent() && parts.size() == 1 && parts.get(0).encoding().isVerbatim();
    return !key.isBucketed(column)
        && parts.stream().allMatch(part -> part.hash().isEmpty())
        && (isOneText || parts.isEmpty() || !isAscii(key, column));
  }

  /** Whether a column holds nothing but ASCII. */
  static boolean isAscii(KeyParts key, Column column) {
    return key.writtenIn(column).stream().allMatch(PartCode::isAscii)
        && key.layout().template(column).literals().stream()
            .allMatch(literal -> Utf8.size(literal) == literal.length());
  }

  /** The whole column. */
  static CodeBlock joined(KeyParts key, Column column) {
    return texts(key, column, key.items(column)).stream().collect(CodeBlock.joining(" +$W"));
  }

  private static <C> List<CodeBlock> texts(KeyParts key, Column column, ColumnCodec<C> codec) {
    ItemTexts<C> texts = new ItemTexts<>(key, column);
    return codec.items().stream().map(item -> item.accept(texts)).toList();
  }

  @Override
  public CodeBlock literal(C content) {
    String literal = content.toString();
    boolean isAlone = key.writtenIn(column).isEmpty();
    return literal.length() == 1 && !isAlone
        ? CodeBlock.of("$L", JavaLiteral.of(literal.charAt(0)))
        : CodeBlock.of("$L", JavaLiteral.of(literal));
  }

  @Override
  public CodeBlock copy(Item.Part<C> item) {
    return text(key.copy(column, item.signature().name()));
  }

  @Override
  public CodeBlock bucket(BucketForm<C> form) {
    throw new IllegalStateException("a bucket is written as bytes");
  }

  @Override
  public CodeBlock hash(HashCodec<C> codec, Item.Part<C> part) {
    throw new IllegalStateException("a hash is written as bytes");
  }

  @Override
  public CodeBlock part(Item.Part<C> item) {
    return text(key.part(item.signature().name()));
  }

  private static CodeBlock text(PartCode part) {
    CodeBlock value = part.unwrapped(CodeBlock.of("$N", part.name()));
    return CodeBlock.of("$L.text($L)", part.codec(), value);
  }
}
