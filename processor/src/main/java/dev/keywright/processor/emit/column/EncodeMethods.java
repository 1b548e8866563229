package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.keywright.description.store.Trait;
import dev.keywright.processor.emit.javadoc.KeyJavadoc;
import dev.keywright.processor.emit.key.InventedNames;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.OwnStore;
import dev.keywright.runtime.text.TextBuffer;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.encodePartitionKey(54, "a100", 6777)}: a column without a key object. */
public final class EncodeMethods {
  private static final int MOST_OF_A_LINE = 91;
  private static final String REFUSAL = "Refuses what the constructor refuses.";
  private static final String BYTES = "Bytes";

  private EncodeMethods() {}

  public static List<MethodSpec> of(KeyParts key, Column column, Modifier[] statics) {
    if (key.layout().isBinary()) {
      return BinaryEncodeMethods.of(key, column, statics);
    }
    MethodSpec text = text(key, column, statics);
    return areBytesWanted(key.layout(), column)
        ? List.of(text, bytes(key, column, statics))
        : List.of(text);
  }

  /**
   * The beginning of each method that returns or writes a column.
   *
   * @param meaning a sentence
   */
  static MethodSpec.Builder method(
      KeyParts key, Column column, String meaning, Modifier[] statics) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(InventedNames.encodeMethod(column))
            .addJavadoc("$L$L\n", meaning, refusal(key, column, meaning))
            .addJavadoc("$L", ofOthers(key, column))
            .addModifiers(statics)
            .addParameters(KeyParts.parameters(key.inputsOf(column)));
    // A list is sized and then written, and another thread must not come between.
    key.inputsOf(column).stream()
        .filter(PartCode::isList)
        .forEach(it -> method.addStatement("$1N = $2L.snapshot($1N)", it.name(), it.codec()));
    return method;
  }

  // Its bucket may depend on parts that stand elsewhere.
  private static String ofOthers(KeyParts key, Column column) {
    List<String> own = column.parts().stream().map(Part::name).toList();
    List<String> others =
        key.inputsOf(column).stream().map(PartCode::name).filter(it -> !own.contains(it)).toList();
    return others.isEmpty()
        ? ""
        : "\n<p>The bucket in it also depends on "
            + String.join(", ", others.stream().map(KeyJavadoc::code).toList())
            + " of another column.\n";
  }

  // A column of literals refuses nothing.
  private static String refusal(KeyParts key, Column column, String meaning) {
    int length = meaning.length() + REFUSAL.length();
    return key.inputsOf(column).isEmpty() ? "" : (length < MOST_OF_A_LINE ? " " : "\n") + REFUSAL;
  }

  private static MethodSpec text(KeyParts key, Column column, Modifier[] statics) {
    MethodSpec.Builder method =
        method(key, column, "The encoded column " + KeyJavadoc.code(column.name()) + ".", statics)
            .returns(String.class);
    ColumnTexts texts = new ColumnTexts(key, column);
    if (texts.areJoined()) {
      return method.addStatement("return $L", texts.joined()).build();
    }
    ColumnWrites writes = new ColumnWrites(key, column, method);
    writes.addBucket();
    String out = writes.local("out");
    // A type of the user may encode another key when it is asked for what an element holds.
    boolean isOwn =
        key.writtenIn(column).stream().anyMatch(it -> it.isList() && !it.isListOfValues());
    method.addStatement(
        "byte[] $N = $L",
        out,
        isOwn
            ? CodeBlock.of("new byte[$L]", writes.size())
            : CodeBlock.of("$T.of($L)", TextBuffer.class, writes.size()));
    String end = writes.add(out, "0", /* endWanted= */ true);
    String decoded = texts.isAscii() ? "ascii" : "utf8";
    return method.addStatement("return $T.$L($N, $N)", TextBuffer.class, decoded, out, end).build();
  }

  // Of two columns "id" and "idBytes", the second one has the method of this name.
  private static boolean areBytesWanted(Layout layout, Column column) {
    String name = InventedNames.encodeMethod(column) + BYTES;
    return OwnStore.of(layout).is(Trait.TAKES_BYTES)
        && layout.columns().stream().noneMatch(it -> InventedNames.encodeMethod(it).equals(name));
  }

  /** A TEXT column as the bytes of its UTF-8, for stores whose clients take no text. */
  private static MethodSpec bytes(KeyParts key, Column column, Modifier[] statics) {
    String meaning =
        "The encoded column " + KeyJavadoc.code(column.name()) + ", as the bytes of its UTF-8.";
    MethodSpec.Builder method =
        method(key, column, meaning, statics)
            .setName(InventedNames.encodeMethod(column) + BYTES)
            .returns(byte[].class);
    ColumnWrites writes = new ColumnWrites(key, column, method);
    writes.addBucket();
    String out = writes.local("out");
    method.addStatement("byte[] $N = new byte[$L]", out, writes.size());
    writes.add(out, "0", /* endWanted= */ false);
    return method.addStatement("return $N", out).build();
  }
}
