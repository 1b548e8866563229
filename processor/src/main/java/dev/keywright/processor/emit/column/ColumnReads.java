package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.BucketBytes;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The statements that read one column, item by item. */
final class ColumnReads {
  private final KeyParts key;
  private final Column column;
  private final DecodeLocals locals;
  private final MethodSpec.Builder method;
  private final String reader;
  private final List<CodeBlock> values = new ArrayList<>();

  /** The part whose hash prefix has been read, until that is compared. */
  private Optional<PartCode> hash = Optional.empty();

  /** What the prefix is of, if that has gaps, or the bytes that the bucket is of. */
  private Optional<Stretches> stretches = Optional.empty();

  /** The reader, and what it has to pass before the next part. */
  private CodeBlock in;

  ColumnReads(KeyParts key, Column column, DecodeLocals locals, MethodSpec.Builder method) {
    this.key = key;
    this.column = column;
    this.locals = locals;
    this.method = method;
    this.reader = locals.reader(column);
    this.in = CodeBlock.of("$N", reader);
  }

  /**
   * Adds all of them.
   *
   * @param mode of the reader
   * @return the values of the parts that no column before has
   */
  List<CodeBlock> add(CodeBlock mode) {
    Class<?> type = key.layout().isBinary() ? BinaryReader.class : TextReader.class;
    String name = JavaLiteral.of(column.name());
    method.addStatement(
        "$T $N = $T.of($L, $N, $L)", type, reader, type, name, locals.of(column), mode);
    boolean isFront = true;
    for (ColumnItem item : ColumnItem.of(key, column)) {
      add(item, isFront);
      isFront = false;
    }
    addStatement("$N.end()", reader);
    return values;
  }

  /** Where each stretch of the bytes that decide the bucket begins and ends, if any do. */
  List<CodeBlock> deciding() {
    return stretches.map(Stretches::bounds).orElse(List.of());
  }

  private void add(ColumnItem item, boolean isFront) {
    switch (item.kind()) {
      case LITERAL -> addLiteral(item.literal(), isFront);
      case BUCKET -> addBucket();
      case HASH -> addHash(item.part());
      case PART -> addPart(item.part());
      case COPY -> addCopy(item.part());
    }
  }

  private void addLiteral(String literal, boolean isFront) {
    addPassed();
    boolean isSeparator = !key.layout().isBinary() && literal.length() == 1 && !isFront;
    in =
        isSeparator
            ? CodeBlock.of("$N.separator($L)", reader, JavaLiteral.of(literal.charAt(0)))
            : CodeBlock.of("$N.literal($L)", reader, JavaLiteral.of(literal));
  }

  private void addBucket() {
    if (column.bucketIndex() > 0) {
      addStatement("int $N = $N.position()", locals.bucketStart, reader);
    }
    addStatement("int $N = $N.bucket($L)", locals.bucket, reader, key.names().bucket());
    stretches = BucketBytes.in(key, column).map(it -> Stretches.of(it, this::mark, this::mark));
  }

  private void addHash(PartCode part) {
    CodeBlock named =
        key.layout().isBinary() ? CodeBlock.of("") : CodeBlock.of(", $S", part.name());
    addStatement("int $N = $N.position()", locals.start, reader);
    addStatement("$L.skip($N$L)", part.hashName(), reader, named);
    hash = Optional.of(part);
    CodeBlock end = CodeBlock.of("$N.position()", reader);
    stretches =
        Optional.of(part.hashed())
            .filter(it -> !it.isWhole())
            .map(it -> Stretches.of(it, this::mark, name -> end));
  }

  private void addPart(PartCode part) {
    String value = locals.of(part);
    stretches.ifPresent(it -> it.begin(part, value));
    if (part.isWrapped()) {
      addPassed();
    }
    method.addStatement("$T $N =$W$L", part.type(), value, part.read(in));
    in = CodeBlock.of("$N", reader);
    stretches.ifPresent(it -> it.end(part, value));
    hash.filter(it -> it.hashed().isLast(part.part())).ifPresent(this::addVerify);
    values.add(CodeBlock.of("$N", value));
  }

  // A value has one form, so that the copy is there exactly if that form is.
  private void addCopy(PartCode part) {
    addStatement(
        "$N.copy($S, $L.$L($L))",
        reader,
        part.name(),
        part.codec(),
        key.layout().isBinary() ? "encode" : "text",
        part.unwrapped(CodeBlock.of("$N", locals.of(part))));
  }

  private void addVerify(PartCode part) {
    CodeBlock.Builder arguments = CodeBlock.builder().add("$N, $N", reader, locals.start);
    deciding().forEach(it -> arguments.add(", $L", it));
    addStatement("$L.verify($L)", part.hashName(), arguments.build());
    hash = Optional.empty();
    stretches = Optional.empty();
  }

  /** Keeps the place that has been reached. */
  private CodeBlock mark(String name) {
    String mark = locals.fresh(name);
    addStatement("int $N = $N.position()", mark, reader);
    return CodeBlock.of("$N", mark);
  }

  private void addStatement(String format, Object... arguments) {
    addPassed();
    method.addStatement(format, arguments);
  }

  /** Passes the literal in a statement of its own. */
  private void addPassed() {
    CodeBlock plain = CodeBlock.of("$N", reader);
    if (!in.equals(plain)) {
      method.addStatement(in);
      in = plain;
    }
  }
}
