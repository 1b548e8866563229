package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.assembly.ColumnCodec;
import dev.keywright.runtime.assembly.Item;
import dev.keywright.runtime.assembly.ItemVisitor;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.List;

/**
 * Each item of a TEXT column as an expression of a text. Texts beyond ASCII are joined: as bytes,
 * they would have to be decoded again.
 */
record ItemTexts<C>(KeyParts key) implements ItemVisitor<C, CodeBlock> {

  /** Whether a column is nothing but parts that separators join, and may hold more than ASCII. */
  static boolean areJoined(KeyParts key, Column column) {
    List<PartCode> parts = key.in(column);
    return !key.isBucketed(column)
        && parts.stream().allMatch(part -> part.hash().isEmpty())
        && !parts.stream().allMatch(PartCode::isAscii);
  }

  /** The whole column. */
  static CodeBlock joined(KeyParts key, Column column) {
    return texts(key, key.items(column)).stream().collect(CodeBlock.joining(" +$W"));
  }

  private static <C> List<CodeBlock> texts(KeyParts key, ColumnCodec<C> column) {
    ItemTexts<C> texts = new ItemTexts<>(key);
    return column.items().stream().map(item -> item.accept(texts)).toList();
  }

  @Override
  public CodeBlock literal(C content) {
    return CodeBlock.of("$L", JavaLiteral.of(content.toString().charAt(0)));
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
    PartCode part = key.part(item.signature().name());
    CodeBlock value = part.unwrapped(CodeBlock.of("$N", part.name()));
    return CodeBlock.of("$L.text($L)", part.codec(), value);
  }
}
