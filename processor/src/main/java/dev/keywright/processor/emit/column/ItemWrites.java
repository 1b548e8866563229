package dev.keywright.processor.emit.column;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.ItemVisitor;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.BucketBytes;
import dev.keywright.processor.emit.key.BucketMembers;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.HashedParts;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.Literals;
import dev.keywright.runtime.utf8.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds the statements that write each item of a column, and returns where the item begins. */
final class ItemWrites<C> implements ItemVisitor<C, CodeBlock> {
  private final KeyParts key;
  private final Column column;
  private static final char LAST_ASCII = '~';
  private final Map<String, String> values;
  private final Optional<String> bucket;
  private final WriteTarget target;

  /** Where the hash prefix of the next part begins, or a bucket that is of bytes behind it. */
  private Optional<CodeBlock> hash = Optional.empty();

  /** The parts that the hash prefix or the bucket is of; empty for the next part alone. */
  private Optional<HashedParts> hashed = Optional.empty();

  /** The call that writes the hash prefix or the bucket, up to its arguments. */
  private CodeBlock hashing = CodeBlock.of("");

  /** Where each stretch that it hashes begins and ends. */
  private final List<CodeBlock> stretches = new ArrayList<>();

  /**
   * @param values the names of the encoded values, by part
   * @param bucket the name of the bucket's number, if it is known already
   */
  ItemWrites(
      KeyParts key,
      Column column,
      Map<String, String> values,
      Optional<String> bucket,
      WriteTarget target) {
    this.key = key;
    this.column = column;
    this.values = values;
    this.bucket = bucket;
    this.target = target;
  }

  @Override
  public CodeBlock literal(C content) {
    CodeBlock start = target.next();
    String literal =
        content instanceof byte[] raw ? new String(raw, ISO_8859_1) : content.toString();
    boolean isNarrow = content instanceof byte[] || Utf8.size(literal) == literal.length();
    if (literal.length() == 1
        && isNarrow
        && target.isDeclared()
        && literal.charAt(0) <= LAST_ASCII) {
      target.writeCharacter(JavaLiteral.of(literal.charAt(0)));
    } else {
      Class<?> writer = isNarrow ? Literals.class : Utf8.class;
      target.write(
          CodeBlock.of(
              "$T.write($L, $N, $L)", writer, JavaLiteral.of(literal), target.out(), start));
    }
    return start;
  }

  @Override
  public CodeBlock copy(Item.Part<C> item) {
    PartCode part = key.copy(column, item.signature().name());
    CodeBlock start = target.next();
    target.write(
        CodeBlock.of(
            "$L.write($N, $N, $L)", part.codec(), values.get(part.name()), target.out(), start));
    return start;
  }

  @Override
  public CodeBlock bucket(BucketForm<C> form) {
    Optional<HashedParts> inPlace = BucketBytes.in(key, column);
    if (inPlace.isPresent()) {
      CodeBlock room = target.skip(form.width());
      hash = Optional.of(room);
      hashed = inPlace;
      hashing = CodeBlock.of("$L.write($L, ", key.names().buckets(), key.names().bucket());
      return room;
    }
    CodeBlock start = target.next();
    CodeBlock number =
        bucket.map(it -> CodeBlock.of("$N", it)).orElseGet(() -> BucketMembers.call(key));
    target.write(
        CodeBlock.of("$L.write($L, $N, $L)", key.names().bucket(), number, target.out(), start));
    return start;
  }

  @Override
  public CodeBlock hash(HashCodec<C> codec, Item.Part<C> part) {
    CodeBlock start = target.skip(codec.width());
    hash = Optional.of(start);
    hashed = key.layout().hashedParts();
    hashing = CodeBlock.of("$L.write(", key.part(part.signature().name()).hashName());
    return start;
  }

  @Override
  public CodeBlock part(Item.Part<C> item) {
    PartCode part = key.part(item.signature().name());
    boolean isHashed = hash.isPresent() && hashed.map(it -> it.isHashed(part.part())).orElse(true);
    boolean isOpen = stretches.size() % 2 == 1;
    if (isHashed && !isOpen) {
      stretches.add(target.mark(part.name() + "Start"));
    }
    CodeBlock start = target.next();
    if (hash.isPresent()) {
      target.isEndWanted(true);
    }
    target.write(
        CodeBlock.of(
            "$L.write($N, $N, $L)", part.codec(), values.get(part.name()), target.out(), start));
    if (isHashed) {
      addHash(part);
    }
    return start;
  }

  /** Ends a stretch of what is hashed, and writes the hash behind the last of them. */
  private void addHash(PartCode part) {
    boolean isLast = hashed.map(it -> it.isLast(part.part())).orElse(true);
    if (isLast) {
      stretches.add(target.next());
      target.add(
          "$L$N, $L, $L)",
          hashing,
          target.out(),
          hash.orElseThrow(),
          stretches.stream().collect(CodeBlock.joining(", ")));
      hash = Optional.empty();
    } else if (!hashed.orElseThrow().isNextHashed(part.part())) {
      stretches.add(target.mark(part.name() + "End"));
    }
  }
}
