package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.ItemVisitor;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.utf8.Utf8;
import java.util.Map;

/**
 * The number of bytes of each item of a column, as an expression.
 *
 * @param values the names of the encoded values, by part
 */
record ItemSizes<C>(KeyParts key, Column column, Map<String, String> values)
    implements ItemVisitor<C, CodeBlock> {

  @Override
  public CodeBlock literal(C content) {
    int bytes = content instanceof byte[] raw ? raw.length : Utf8.size(content.toString());
    return CodeBlock.of("$L", bytes);
  }

  @Override
  public CodeBlock copy(Item.Part<C> part) {
    String name = part.signature().name();
    return CodeBlock.of("$L.size($N)", key.copy(column, name).codec(), values.get(name));
  }

  @Override
  public CodeBlock bucket(BucketForm<C> form) {
    return CodeBlock.of("$L.width()", key.names().bucket());
  }

  @Override
  public CodeBlock hash(HashCodec<C> codec, Item.Part<C> part) {
    return CodeBlock.of("$L", codec.width());
  }

  @Override
  public CodeBlock part(Item.Part<C> part) {
    String name = part.signature().name();
    return CodeBlock.of("$L.size($N)", key.part(name).codec(), values.get(name));
  }
}
