package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Column;
import java.util.ArrayList;
import java.util.List;

/** The statements that size and write one column: its bucket, hash prefixes, parts, separators. */
final class ColumnWrites {
  private final KeyParts key;
  private final Column column;
  private final List<PartCode> parts;
  private final NameAllocator locals;
  private final boolean endWanted;

  /** The names of the encoded values: the parameters, or what is inside them. */
  private final List<String> values = new ArrayList<>();

  /**
   * @param endWanted whether the index behind the column is looked at
   */
  ColumnWrites(KeyParts key, Column column, NameAllocator locals, boolean endWanted) {
    this.key = key;
    this.column = column;
    this.parts = key.in(column);
    this.locals = locals;
    this.endWanted = endWanted;
    key.inputsOf(column).forEach(part -> locals.newName(part.name(), part.name()));
  }

  /** Declares what is inside the wrappers, so that it is taken out once. */
  void addValues(MethodSpec.Builder method) {
    for (PartCode part : parts) {
      if (part.isWrapped()) {
        String value = locals.newName(part.name() + "Value");
        TypeName type = Types.of(part.part().storedType());
        method.addStatement(
            "$T $N = $L", type, value, part.unwrapped(CodeBlock.of("$N", part.name())));
        values.add(value);
      } else {
        values.add(part.name());
      }
    }
  }

  /** The number of bytes. */
  CodeBlock size() {
    List<CodeBlock> sizes = new ArrayList<>();
    if (key.isBucketed(column)) {
      sizes.add(CodeBlock.of("$L.width()", key.names().bucket()));
      if (hasSeparators() && !parts.isEmpty()) {
        sizes.add(CodeBlock.of("1"));
      }
    }
    for (int i = 0; i < parts.size(); i++) {
      PartCode part = parts.get(i);
      if (part.hashWidth() > 0) {
        sizes.add(CodeBlock.of("$L", part.hashWidth()));
      }
      sizes.add(CodeBlock.of("$L.size($N)", part.codec(), values.get(i)));
      if (hasSeparators() && !part.isLast()) {
        sizes.add(CodeBlock.of("1"));
      }
    }
    return sizes.stream().collect(CodeBlock.joining(" +$W"));
  }

  /**
   * Writes all into {@code out}, from an index on.
   *
   * @param start the index: 0, or the name of a parameter
   * @return the name of the index behind the column, if it is wanted
   */
  String add(MethodSpec.Builder method, String out, CodeBlock start) {
    String at = locals.newName("index");
    CodeBlock from = start;
    boolean declared = false;
    if (key.isBucketed(column)) {
      CodeBlock bucket =
          CodeBlock.of(
              "$L.write($L, $N, $L)", key.names().bucket(), BucketMembers.call(key), out, from);
      if (parts.isEmpty()) {
        method.addStatement(endWanted ? CodeBlock.of("int $N = $L", at, bucket) : bucket);
        return at;
      }
      method.addStatement("int $N = $L", at, bucket);
      addSeparator(method, out, at);
      declared = true;
      from = CodeBlock.of("$N", at);
    }
    for (int i = 0; i < parts.size(); i++) {
      PartCode part = parts.get(i);
      CodeBlock hashed = from;
      if (part.hashWidth() > 0) {
        if (declared) {
          String prefix = locals.newName("prefix");
          method.addStatement("int $N = $N", prefix, at);
          hashed = CodeBlock.of("$N", prefix);
        }
        from = plus(hashed, part.hashWidth());
      }
      boolean needed = !part.isLast() || part.hashWidth() > 0 || endWanted;
      String assigned = !needed ? "" : declared ? at + " = " : "int " + at + " = ";
      method.addStatement(
          "$L$L.write($N, $N, $L)", assigned, part.codec(), values.get(i), out, from);
      if (part.hashWidth() > 0) {
        method.addStatement("$L.write($N, $L, $L, $N)", part.hashName(), out, hashed, from, at);
      }
      if (!part.isLast()) {
        addSeparator(method, out, at);
      }
      declared |= needed;
      from = CodeBlock.of("$N", at);
    }
    return at;
  }

  private static CodeBlock plus(CodeBlock start, int width) {
    return start.toString().equals("0")
        ? CodeBlock.of("$L", width)
        : CodeBlock.of("$L + $L", start, width);
  }

  private void addSeparator(MethodSpec.Builder method, String out, String at) {
    if (hasSeparators()) {
      method.addStatement("$N[$N++] = $L", out, at, Literals.character(key.layout().separator()));
    }
  }

  private boolean hasSeparators() {
    return !key.layout().isBinary();
  }
}
