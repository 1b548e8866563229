package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.keywright.processor.emit.key.BucketMembers;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.codec.ReadMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The statements that read the columns part by part and make the key. */
public final class DecodeBody {
  private final KeyParts key;
  private final DecodeLocals locals;
  private final List<CodeBlock> values = new ArrayList<>();

  /** Where each stretch of the bytes that decide the bucket begins and ends, if any do. */
  private final List<CodeBlock> deciding = new ArrayList<>();

  public DecodeBody(KeyParts key, DecodeLocals locals) {
    this.key = key;
    this.locals = locals;
  }

  /** Reads an older version: the values by part. The bucket is read and not compared. */
  public Map<String, CodeBlock> addOlderReads(MethodSpec.Builder method) {
    addReads(method, CodeBlock.of("$T.$L", ReadMode.class, ReadMode.EXPLAINING));
    Map<String, CodeBlock> read = new LinkedHashMap<>();
    key.parts().forEach(part -> read.put(part.name(), values.get(read.size())));
    return read;
  }

  /**
   * Reads the columns and returns the key.
   *
   * @param mode of the readers
   */
  public void addTo(MethodSpec.Builder method, CodeBlock mode) {
    addReads(method, mode);
    CodeBlock made =
        CodeBlock.of("new $T($L)", key.key(), values.stream().collect(CodeBlock.joining(",$W")));
    if (BucketMembers.areOfFunction(key)) {
      addKeyBeforeBucket(method, made);
      return;
    }
    if (key.isBucketed()) {
      String form = key.names().bucket();
      method.addStatement("$L.verify($L, $L)", form, stored(), BucketMembers.call(key));
    }
    method.addStatement("return $L", made);
  }

  // No function of another system gets values that the parts may not hold.
  private void addKeyBeforeBucket(MethodSpec.Builder method, CodeBlock made) {
    String buckets = key.names().buckets();
    String form = key.names().bucket();
    String decoded = locals.fresh("decoded");
    method.addStatement("$T $N = $L", key.key(), decoded, made);
    if (deciding.isEmpty()) {
      method.addStatement("$L.verify($L, $L, $N::bucket)", buckets, form, stored(), decoded);
    } else {
      String reader = locals.reader(key.layout().columns().get(0));
      CodeBlock bounds = CodeBlock.join(deciding, ", ");
      method.addStatement(
          "$N.verify($L, $L, $N, $L)", reader, buckets, form, locals.bucket, bounds);
    }
    method.addStatement("return $N", decoded);
  }

  private void addReads(MethodSpec.Builder method, CodeBlock mode) {
    for (Column column : key.layout().columns()) {
      if (column.nativeType()) {
        addNative(method, column);
      } else {
        ColumnReads reads = new ColumnReads(key, column, locals, method);
        values.addAll(reads.add(mode));
        deciding.addAll(reads.deciding());
      }
    }
  }

  /** Where the number stands, unless it is in front, and the number. */
  public CodeBlock stored() {
    return (key.layout().columns().get(0).bucketIndex() > 0)
        ? CodeBlock.of("$N, $N", locals.bucketStart, locals.bucket)
        : CodeBlock.of("$N", locals.bucket);
  }

  // Before the bucket is calculated from it, a native value must be one that the part may hold.
  private void addNative(MethodSpec.Builder method, Column column) {
    PartCode part = key.in(column).get(0);
    CodeBlock cast =
        KeyParts.isWidened(part)
            ? CodeBlock.of("($T) ", part.storedType().unbox())
            : CodeBlock.of("");
    CodeBlock stored = CodeBlock.of("$L$L.accept($N)", cast, part.codec(), locals.of(column));
    String name = locals.of(part);
    CodeBlock value = part.wrapped(CodeBlock.of("0"), stored);
    if (!part.isBucketed() || BucketMembers.areOfFunction(key)) {
      values.add(value);
    } else {
      boolean isParameter = locals.isPart(column) && !part.isWrapped();
      CodeBlock type = isParameter ? CodeBlock.of("") : CodeBlock.of("$T ", part.type());
      method.addStatement("$L$N = $L", type, name, value);
      values.add(CodeBlock.of("$N", name));
    }
  }
}
