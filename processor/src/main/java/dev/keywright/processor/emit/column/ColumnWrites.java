package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.processor.emit.key.BucketBytes;
import dev.keywright.processor.emit.key.BucketMembers;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The statements that size and write one column, item by item. */
final class ColumnWrites {
  private final KeyParts key;
  private final Column column;
  private final NameAllocator locals;
  private final boolean endWanted;

  /** The names of the encoded values, by part: the parameters, or what is inside them. */
  private final Map<String, String> values = new HashMap<>();

  /** The name of the bucket's number, where it is known before anything is written. */
  private Optional<String> bucket = Optional.empty();

  /**
   * @param endWanted whether the index behind the column is looked at
   */
  ColumnWrites(KeyParts key, Column column, NameAllocator locals, boolean endWanted) {
    this.key = key;
    this.column = column;
    this.locals = locals;
    this.endWanted = endWanted;
    key.inputsOf(column).forEach(part -> locals.newName(part.name(), part.name()));
  }

  /** Declares what is inside the wrappers, so that it is taken out once. */
  void addValues(MethodSpec.Builder method) {
    for (PartCode part : key.writtenIn(column)) {
      String value = part.name();
      if (part.isWrapped()) {
        value = locals.newName(part.name() + "Value");
        TypeName type = part.storedType();
        method.addStatement(
            "$T $N = $L", type, value, part.unwrapped(CodeBlock.of("$N", part.name())));
      }
      values.put(part.name(), value);
    }
  }

  /**
   * Declares the number of a bucket that is written behind something, or into the buffer of the
   * thread: what chooses it may take the same buffer.
   */
  void addBucket(MethodSpec.Builder method) {
    List<? extends Item<?>> items = key.items(column).items();
    boolean isFirst = items.get(0) instanceof Item.Bucket<?>;
    if (BucketBytes.in(key, column).isEmpty()
        && !(isFirst && key.layout().isBinary())
        && items.stream().anyMatch(it -> it instanceof Item.Bucket<?>)) {
      String number = locals.newName("bucket");
      method.addStatement("int $N = $L", number, BucketMembers.call(key));
      bucket = Optional.of(number);
    }
  }

  /** The number of bytes. */
  CodeBlock size() {
    return sizes(key.items(column)).stream().collect(CodeBlock.joining(" +$W"));
  }

  private <C> List<CodeBlock> sizes(ColumnCodec<C> items) {
    ItemSizes<C> sizes = new ItemSizes<>(key, column, values);
    return items.items().stream().map(item -> item.accept(sizes)).toList();
  }

  /**
   * Writes all into {@code out}, from an index on.
   *
   * @param start the index: 0, or the name of a parameter
   * @return the name of the index behind the column, if it is wanted
   */
  String add(MethodSpec.Builder method, String out, CodeBlock start) {
    String at = locals.newName("index");
    addWrites(key.items(column), new WriteTarget(method, locals, out, at, start));
    return at;
  }

  private <C> void addWrites(ColumnCodec<C> written, WriteTarget target) {
    List<Item<C>> items = new ArrayList<>(written.items());
    ItemWrites<C> writes = new ItemWrites<>(key, column, values, bucket, target);
    int last = items.size() - 1;
    for (int i = 0; i <= last; i++) {
      target.isEndWanted(i < last || endWanted);
      items.get(i).accept(writes);
    }
  }
}
