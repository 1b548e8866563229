package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.emit.javadoc.KeyJavadoc;
import dev.keywright.processor.emit.key.BucketBytes;
import dev.keywright.processor.emit.key.InventedNames;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Naming;
import dev.keywright.runtime.binary.BinaryRoom;
import java.nio.ByteBuffer;
import java.util.List;
import javax.lang.model.element.Modifier;

/** A BINARY column as an array, and into a caller's buffer; both are sized and written once. */
final class BinaryEncodeMethods {
  private final KeyParts key;
  private final Column column;
  private final Modifier[] visibility;

  private BinaryEncodeMethods(KeyParts key, Column column, Modifier[] visibility) {
    this.key = key;
    this.column = column;
    this.visibility = visibility;
  }

  static List<MethodSpec> of(KeyParts key, Column column, Modifier[] visibility) {
    BinaryEncodeMethods methods = new BinaryEncodeMethods(key, column, visibility);
    return List.of(methods.array(), methods.buffer(), methods.size(), methods.write());
  }

  private String named(String verb) {
    return verb + Naming.capitalized(column.javaName());
  }

  private NameAllocator locals() {
    NameAllocator locals = new NameAllocator();
    key.inputsOf(column).forEach(part -> locals.newName(part.name(), part.name()));
    return locals;
  }

  private CodeBlock inputs() {
    return KeyParts.arguments(key.inputsOf(column));
  }

  /** The inputs before other arguments; a column of a literal alone has none. */
  private CodeBlock inputsInFront() {
    CodeBlock inputs = inputs();
    return inputs.isEmpty() ? inputs : CodeBlock.of("$L,$W", inputs);
  }

  private MethodSpec array() {
    String out = locals().newName("out");
    return EncodeMethods.method(
            key, column, "The encoded column " + KeyJavadoc.code(column.name()) + ".", visibility)
        .returns(byte[].class)
        .addStatement("byte[] $N = new byte[$L($L)]", out, named("sizeOf"), inputs())
        .addStatement("$L($L$N, 0)", named("write"), inputsInFront(), out)
        .addStatement("return $N", out)
        .build();
  }

  private MethodSpec buffer() {
    NameAllocator locals = locals();
    String out = locals.newName("out");
    String room = locals.newName("room");
    String meaning =
        "Writes the column "
            + KeyJavadoc.code(column.name())
            + " into a buffer, and moves its position past it.";
    MethodSpec.Builder method =
        EncodeMethods.method(key, column, meaning, visibility)
            .addJavadoc(
                "\n@throws java.nio.BufferOverflowException if it does not fit; nothing is written"
                    + " then\n")
            .addParameter(ByteBuffer.class, out);
    if (BucketBytes.in(key, column).isPresent()) {
      // The function of another system may throw when the parts have been written.
      return method
          .addStatement("$N.put($L($L))", out, InventedNames.encodeMethod(column), inputs())
          .build();
    }
    return method
        .addStatement(
            "$T $N = $T.in($N, $L($L))",
            BinaryRoom.class,
            room,
            BinaryRoom.class,
            out,
            named("sizeOf"),
            inputs())
        .addStatement("$L($L$N.array(), $N.offset())", named("write"), inputsInFront(), room, room)
        .addStatement("$N.fill()", room)
        .build();
  }

  private MethodSpec size() {
    MethodSpec.Builder method =
        Types.method(named("sizeOf"), TypeName.INT, Modifier.PRIVATE, Modifier.STATIC)
            .addParameters(KeyParts.parameters(key.inputsOf(column)));
    CodeBlock size = new ColumnWrites(key, column, method).size();
    return method.addStatement("return $L", size).build();
  }

  private MethodSpec write() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(named("write"))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameters(KeyParts.parameters(key.inputsOf(column)));
    ColumnWrites writes = new ColumnWrites(key, column, method);
    String out = writes.local("out");
    String start = writes.local("start");
    method.addParameter(byte[].class, out).addParameter(int.class, start);
    writes.addBucket();
    writes.add(out, start, /* endWanted= */ false);
    return method.build();
  }
}
