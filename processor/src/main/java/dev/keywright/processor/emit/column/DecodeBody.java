package dev.keywright.processor.emit.column;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.ItemVisitor;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.BucketBytes;
import dev.keywright.processor.emit.key.BucketMembers;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.HashedParts;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.text.TextReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The statements that read the columns part by part and make the key. */
public final class DecodeBody {
  private final KeyParts key;
  private final DecodeLocals locals;
  private final List<CodeBlock> values = new ArrayList<>();

  /** Where each stretch of the bytes that decide the bucket begins and ends, and their reader. */
  private String decidingReader = "";

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
      // Made first: no function of another system gets values that the parts may not hold.
      String decoded = locals.fresh("decoded");
      method.addStatement("$T $N = $L", key.key(), decoded, made);
      method.addStatement(
          deciding.isEmpty()
              ? BucketMembers.verification(key, stored(), decoded)
              : BucketMembers.verification(key, locals.bucket, decidingReader, deciding));
      method.addStatement("return $N", decoded);
      return;
    }
    if (key.isBucketed()) {
      method.addStatement(BucketMembers.verification(key, stored()));
    }
    method.addStatement("return $L", made);
  }

  private void addReads(MethodSpec.Builder method, CodeBlock mode) {
    Class<?> type = key.layout().isBinary() ? BinaryReader.class : TextReader.class;
    for (Column column : key.layout().columns()) {
      if (column.nativeType()) {
        addNative(method, column);
      } else {
        String reader = locals.reader(column);
        String name = JavaLiteral.of(column.name());
        CodeBlock made = CodeBlock.of("$T.of($L, $N, $L)", type, name, locals.of(column), mode);
        method.addStatement("$T $N = $L", type, reader, made);
        addReads(key.items(column), new ReadSource(method, column, reader));
        method.addStatement("$N.end()", reader);
      }
    }
  }

  /** Where the number stands, unless it is in front, and the number. */
  public CodeBlock stored() {
    return isBehind()
        ? CodeBlock.of("$N, $N", locals.bucketStart, locals.bucket)
        : CodeBlock.of("$N", locals.bucket);
  }

  private boolean isBehind() {
    return key.layout().columns().get(0).bucketIndex() > 0;
  }

  private <C> void addReads(ColumnCodec<C> column, ReadSource source) {
    ItemReads<C> reads = new ItemReads<>(source);
    column.items().stream()
        .map(item -> item.accept(reads))
        .flatMap(Optional::stream)
        .forEach(values::add);
  }

  /** The method that reads, and the name of its reader. */
  private record ReadSource(MethodSpec.Builder method, Column column, String reader) {}

  /** Adds the statements that read each item, and returns the value of each part. */
  private final class ItemReads<C> implements ItemVisitor<C, Optional<CodeBlock>> {
    private final MethodSpec.Builder method;
    private final Column column;
    private final String reader;
    private boolean isFront = true;
    private String hashName = "";
    private final List<CodeBlock> stretches = new ArrayList<>();
    private Optional<HashedParts> bucketed = Optional.empty();

    ItemReads(ReadSource source) {
      this.method = source.method();
      this.column = source.column();
      this.reader = source.reader();
    }

    @Override
    public Optional<CodeBlock> literal(C content) {
      String literal =
          content instanceof byte[] raw ? new String(raw, ISO_8859_1) : content.toString();
      boolean isSeparator = content instanceof String && literal.length() == 1 && !isFront;
      if (isSeparator) {
        method.addStatement("$N.separator($L)", reader, JavaLiteral.of(literal.charAt(0)));
      } else {
        method.addStatement("$N.literal($L)", reader, JavaLiteral.of(literal));
      }
      isFront = false;
      return Optional.empty();
    }

    // A value has one form, so that the copy is there exactly if that form is.
    @Override
    public Optional<CodeBlock> copy(Item.Part<C> item) {
      PartCode part = key.copy(column, item.signature().name());
      method.addStatement(
          "$N.copy($S, $L.$L($L))",
          reader,
          part.name(),
          part.codec(),
          key.layout().isBinary() ? "encode" : "text",
          part.unwrapped(CodeBlock.of("$N", locals.of(part))));
      isFront = false;
      return Optional.empty();
    }

    @Override
    public Optional<CodeBlock> bucket(BucketForm<C> form) {
      isFront = false;
      bucketed = BucketBytes.in(key, column);
      decidingReader = reader;
      if (isBehind()) {
        method.addStatement("int $N = $N.position()", locals.bucketStart, reader);
      }
      method.addStatement("int $N = $N.bucket($L)", locals.bucket, reader, key.names().bucket());
      return Optional.empty();
    }

    @Override
    public Optional<CodeBlock> hash(HashCodec<C> codec, Item.Part<C> part) {
      String name = part.signature().name();
      CodeBlock named = key.layout().isBinary() ? CodeBlock.of("") : CodeBlock.of(", $S", name);
      hashName = key.part(name).hashName();
      method.addStatement("int $N = $N.position()", locals.start, reader);
      method.addStatement("$L.skip($N$L)", hashName, reader, named);
      return Optional.empty();
    }

    @Override
    public Optional<CodeBlock> part(Item.Part<C> item) {
      isFront = false;
      PartCode part = key.part(item.signature().name());
      String value = locals.of(part);
      Optional<HashedParts> hashed = key.layout().hashedParts();
      boolean isGapped = !hashName.isEmpty() && hashed.filter(it -> !it.isWhole()).isPresent();
      if (isGapped && hashed.get().isHashed(part.part()) && stretches.size() % 2 == 0) {
        stretches.add(mark(value + "Start"));
      }
      boolean isDeciding = bucketed.filter(it -> it.isHashed(part.part())).isPresent();
      if (isDeciding && deciding.size() % 2 == 0) {
        deciding.add(mark(value + "Start"));
      }
      method.addStatement("$T $N =$W$L", part.type(), value, part.read(reader));
      if (!hashName.isEmpty() && hashed.map(it -> it.isLast(part.part())).orElse(true)) {
        addVerify(isGapped);
      } else if (isGapped
          && hashed.get().isHashed(part.part())
          && !hashed.get().isNextHashed(part.part())) {
        stretches.add(mark(value + "End"));
      }
      if (isDeciding && !bucketed.get().isNextHashed(part.part())) {
        deciding.add(mark(value + "End"));
      }
      return Optional.of(CodeBlock.of("$N", value));
    }

    /** Keeps a place where what is hashed begins or ends. */
    private CodeBlock mark(String name) {
      String mark = locals.fresh(name);
      method.addStatement("int $N = $N.position()", mark, reader);
      return CodeBlock.of("$N", mark);
    }

    private void addVerify(boolean isGapped) {
      if (isGapped) {
        stretches.add(CodeBlock.of("$N.position()", reader));
      }
      CodeBlock.Builder arguments = CodeBlock.builder().add("$N, $N", reader, locals.start);
      stretches.forEach(it -> arguments.add(", $L", it));
      method.addStatement("$L.verify($L)", hashName, arguments.build());
      hashName = "";
    }
  }

  // Before the bucket is calculated from it, a native value must be one that the part may hold.
  private void addNative(MethodSpec.Builder method, Column column) {
    PartCode part = key.in(column).get(0);
    CodeBlock stored = CodeBlock.of("$L.accept($N)", part.codec(), locals.of(column));
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
