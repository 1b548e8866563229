package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.text.TextReader;
import java.util.ArrayList;
import java.util.List;

/** The statements that read the columns part by part and make the key. */
final class DecodeBody {
  private final KeyParts key;
  private final NameAllocator locals = new NameAllocator();
  private final List<CodeBlock> values = new ArrayList<>();
  private final String in;
  private final String start;
  private final String bucket;

  DecodeBody(KeyParts key) {
    this.key = key;
    key.parts().forEach(part -> locals.newName(part.name()));
    key.layout().columns().forEach(column -> locals.newName(column.name()));
    this.in = locals.newName("in");
    this.start = locals.newName("start");
    this.bucket = locals.newName("bucket");
  }

  void addTo(MethodSpec.Builder method) {
    boolean first = true;
    for (Column column : key.layout().columns()) {
      if (column.nativeType()) {
        addNative(method, column);
      } else {
        String reader = key.layout().isBinary() ? column.name() : in;
        if (!key.layout().isBinary()) {
          method.addStatement(
              "$L$N = new $T($S, $N)",
              first ? CodeBlock.of("$T ", TextReader.class) : "",
              in,
              TextReader.class,
              column.name(),
              column.name());
        }
        addColumn(method, column, reader);
        first = false;
      }
    }
    if (key.isBucketed()) {
      method.addStatement(
          "$L.verify($N, $L)", key.names().bucket(), bucket, BucketMembers.call(key));
    }
    method.addStatement(
        "return new $T($L)", key.key(), values.stream().collect(CodeBlock.joining(",$W")));
  }

  private void addColumn(MethodSpec.Builder method, Column column, String reader) {
    if (key.isBucketed(column)) {
      method.addStatement("int $N = $N.bucket($L)", bucket, reader, key.names().bucket());
      if (!column.parts().isEmpty()) {
        addSeparator(method, reader);
      }
    }
    key.in(column).forEach(part -> addRead(method, part, reader));
    method.addStatement("$N.end()", reader);
  }

  private void addRead(MethodSpec.Builder method, PartCode part, String reader) {
    boolean isHashed = part.hash().isPresent();
    if (isHashed) {
      method.addStatement("int $N = $N.position()", start, reader);
      CodeBlock name =
          key.layout().isBinary() ? CodeBlock.of("") : CodeBlock.of(", $S", part.name());
      method.addStatement("$L.skip($N$L)", part.hashName(), reader, name);
    }
    method.addStatement("$T $N = $L", part.type(), part.name(), part.read(reader));
    if (isHashed) {
      method.addStatement("$L.verify($N, $N)", part.hashName(), reader, start);
    }
    if (!part.isLast()) {
      addSeparator(method, reader);
    }
    values.add(CodeBlock.of("$N", part.name()));
  }

  private void addSeparator(MethodSpec.Builder method, String reader) {
    if (!key.layout().isBinary()) {
      method.addStatement("$N.separator($L)", reader, Literals.character(key.layout().separator()));
    }
  }

  // Before the bucket is calculated from it, a native value must be one that the part may hold.
  private void addNative(MethodSpec.Builder method, Column column) {
    PartCode part = key.in(column).get(0);
    CodeBlock stored = CodeBlock.of("$L.accept($N)", part.codec(), column.name());
    CodeBlock value = part.wrapped(CodeBlock.of("0"), stored);
    if (!part.isBucketed()) {
      values.add(value);
    } else if (column.name().equals(part.name()) && !part.isWrapped()) {
      method.addStatement("$N = $L", part.name(), stored);
      values.add(CodeBlock.of("$N", part.name()));
    } else {
      method.addStatement("$T $N = $L", part.type(), part.name(), value);
      values.add(CodeBlock.of("$N", part.name()));
    }
  }
}
