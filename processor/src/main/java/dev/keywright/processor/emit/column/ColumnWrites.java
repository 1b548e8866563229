package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.BucketBytes;
import dev.keywright.processor.emit.key.BucketMembers;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.HashedParts;
import dev.keywright.runtime.codec.Literals;
import dev.keywright.runtime.utf8.Utf8;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The statements that size and write one column, item by item. */
final class ColumnWrites {
  private static final char LAST_ASCII = '~';

  private final KeyParts key;
  private final Column column;
  private final MethodSpec.Builder method;
  private final List<ColumnItem> items;
  private final NameAllocator locals = new NameAllocator();

  /** The names of what is inside the wrappers, by part. */
  private final Map<String, String> inside = new HashMap<>();

  /** The bucket's number, where it is known before anything is written. */
  private Optional<CodeBlock> bucket = Optional.empty();

  /** Declares what is inside the wrappers, so that it is taken out once. */
  ColumnWrites(KeyParts key, Column column, MethodSpec.Builder method) {
    this.key = key;
    this.column = column;
    this.method = method;
    this.items = ColumnItem.of(key, column);
    key.inputsOf(column).forEach(part -> local(part.name()));
    for (PartCode part : key.writtenIn(column)) {
      if (part.isWrapped()) {
        String value = local(part.name() + "Value");
        method.addStatement("$T $N = $L", part.storedType(), value, part.inside());
        inside.put(part.name(), value);
      }
    }
  }

  private String value(PartCode part) {
    return inside.getOrDefault(part.name(), part.name());
  }

  /** A name that nothing else in the method has. */
  String local(String name) {
    return locals.newName(name);
  }

  /**
   * Declares the number of a bucket that is written behind something, or into the buffer of the
   * thread: what chooses it may take the same buffer.
   */
  void addBucket() {
    boolean isFirst = items.get(0).kind() == ColumnItem.Kind.BUCKET;
    if (BucketBytes.in(key, column).isEmpty()
        && !(isFirst && key.layout().isBinary())
        && items.stream().anyMatch(it -> it.kind() == ColumnItem.Kind.BUCKET)) {
      String number = local("bucket");
      method.addStatement("int $N = $L", number, BucketMembers.call(key));
      bucket = Optional.of(CodeBlock.of("$N", number));
    }
  }

  /** The number of bytes. */
  CodeBlock size() {
    return items.stream().map(this::size).collect(CodeBlock.joining(" +$W"));
  }

  private CodeBlock size(ColumnItem item) {
    return switch (item.kind()) {
      case LITERAL, HASH -> CodeBlock.of("$L", item.bytes());
      case BUCKET -> CodeBlock.of("$L.width()", key.names().bucket());
      case PART, COPY -> CodeBlock.of("$L.size($N)", item.part().codec(), value(item.part()));
    };
  }

  /**
   * Writes all into {@code out}, from an index on.
   *
   * @param start the index: 0, or the name of a parameter
   * @param endWanted whether the index behind the column is looked at
   * @return the name of that index
   */
  String add(String out, String start, boolean endWanted) {
    String index = local("index");
    Writes writes = new Writes(new WriteTarget(method, locals, out, index, start));
    int last = items.size() - 1;
    for (int i = 0; i <= last; i++) {
      writes.target.isEndWanted(i < last || endWanted);
      writes.add(items.get(i));
    }
    return index;
  }

  /** Adds the statements that write each item. */
  private final class Writes {
    private final WriteTarget target;

    /** Where the hash prefix begins, or a bucket in place, that is of bytes after it. */
    private CodeBlock room = CodeBlock.of("");

    /** The call that writes it, up to its arguments. */
    private CodeBlock call = CodeBlock.of("");

    /** What it is of; empty once it is written. */
    private Optional<Stretches> hashed = Optional.empty();

    Writes(WriteTarget target) {
      this.target = target;
    }

    void add(ColumnItem item) {
      switch (item.kind()) {
        case LITERAL -> addLiteral(item);
        case BUCKET -> addBucket(item);
        case HASH -> {
          call = CodeBlock.of("$L.write(", item.part().hashName());
          leaveRoom(item, item.part().hashed());
        }
        case PART -> addPart(item.part());
        case COPY -> addValue(item.part());
      }
    }

    private void addLiteral(ColumnItem item) {
      String literal = item.literal();
      if (literal.length() == 1
          && item.isNarrow()
          && target.isDeclared()
          && literal.charAt(0) <= LAST_ASCII) {
        target.writeCharacter(JavaLiteral.of(literal.charAt(0)));
      } else {
        Class<?> writer = item.isNarrow() ? Literals.class : Utf8.class;
        target.write("$T.write($L, ", writer, JavaLiteral.of(literal));
      }
    }

    private void addBucket(ColumnItem item) {
      Optional<HashedParts> inPlace = BucketBytes.in(key, column);
      if (inPlace.isPresent()) {
        call = CodeBlock.of("$L.write($L, ", key.names().buckets(), key.names().bucket());
        leaveRoom(item, inPlace.get());
      } else {
        CodeBlock number = bucket.orElseGet(() -> BucketMembers.call(key));
        target.write("$L.write($L, ", key.names().bucket(), number);
      }
    }

    private void leaveRoom(ColumnItem item, HashedParts of) {
      room = target.skip(item.bytes());
      hashed = Optional.of(Stretches.of(of, target::mark, name -> target.next()));
    }

    private void addPart(PartCode part) {
      hashed.ifPresent(it -> it.begin(part, part.name()));
      if (hashed.isPresent()) {
        target.isEndWanted(true);
      }
      addValue(part);
      hashed.ifPresent(it -> it.end(part, part.name()));
      hashed.filter(it -> it.of().isLast(part.part())).ifPresent(this::addHash);
    }

    private void addValue(PartCode part) {
      target.write("$L.write($N, ", part.codec(), value(part));
    }

    private void addHash(Stretches of) {
      CodeBlock bounds = CodeBlock.join(of.bounds(), ", ");
      target.add("$L$N, $L, $L)", call, target.out(), room, bounds);
      hashed = Optional.empty();
    }
  }
}
