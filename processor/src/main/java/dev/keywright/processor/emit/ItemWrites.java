package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.runtime.assembly.Item;
import dev.keywright.runtime.assembly.ItemVisitor;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.Map;
import java.util.Optional;

/** Adds the statements that write each item of a column, and returns where the item begins. */
final class ItemWrites<C> implements ItemVisitor<C, CodeBlock> {
  private final KeyParts key;
  private final Map<String, String> values;
  private final WriteTarget target;

  /** Where the hash prefix of the next part begins. */
  private Optional<CodeBlock> hash = Optional.empty();

  /**
   * @param values the names of the encoded values, by part
   */
  ItemWrites(KeyParts key, Map<String, String> values, WriteTarget target) {
    this.key = key;
    this.values = values;
    this.target = target;
  }

  @Override
  public CodeBlock literal(C content) {
    CodeBlock start = target.next();
    content.toString().chars().forEach(c -> target.writeCharacter(JavaLiteral.of((char) c)));
    return start;
  }

  @Override
  public CodeBlock bucket(BucketForm<C> form) {
    CodeBlock start = target.next();
    CodeBlock number = BucketMembers.call(key);
    target.write(
        CodeBlock.of("$L.write($L, $N, $L)", key.names().bucket(), number, target.out(), start));
    return start;
  }

  @Override
  public CodeBlock hash(HashCodec<C> codec, Item.Part<C> part) {
    CodeBlock start = target.skip(codec.encodedWidth().units().orElseThrow());
    hash = Optional.of(start);
    return start;
  }

  @Override
  public CodeBlock part(Item.Part<C> item) {
    PartCode part = key.part(item.signature().name());
    CodeBlock start = target.next();
    if (hash.isPresent()) {
      target.isEndWanted(true);
    }
    target.write(
        CodeBlock.of(
            "$L.write($N, $N, $L)", part.codec(), values.get(part.name()), target.out(), start));
    hash.ifPresent(
        prefix ->
            target.add(
                "$L.write($N, $L, $L, $L)",
                part.hashName(),
                target.out(),
                prefix,
                start,
                target.next()));
    hash = Optional.empty();
    return start;
  }
}
