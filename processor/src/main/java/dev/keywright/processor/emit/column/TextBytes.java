package dev.keywright.processor.emit.column;

import com.palantir.javapoet.MethodSpec;
import dev.keywright.description.store.Trait;
import dev.keywright.processor.emit.javadoc.KeyJavadoc;
import dev.keywright.processor.emit.key.GeneratedNames;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.Profiles;
import javax.lang.model.element.Modifier;

/**
 * {@code PurchaseKey.encodePartitionKeyBytes(54, "a100", 6777)}: a TEXT column as the bytes of its
 * UTF-8, for stores whose clients take no text.
 */
final class TextBytes {
  private static final String SUFFIX = "Bytes";

  private TextBytes() {}

  static boolean areWanted(Layout layout, Column column) {
    boolean isStoredAsBytes = Profiles.of(layout).is(Trait.TAKES_BYTES);
    // Of two columns "id" and "idBytes", the second one has the method of this name.
    String name = GeneratedNames.encodeMethod(column) + SUFFIX;
    return isStoredAsBytes
        && layout.columns().stream().noneMatch(it -> GeneratedNames.encodeMethod(it).equals(name));
  }

  static MethodSpec method(KeyParts key, Column column, Modifier[] visibility) {
    MethodSpec.Builder method =
        EncodeMethods.method(
                key,
                column,
                "The encoded column "
                    + KeyJavadoc.code(column.name())
                    + ", as the bytes of its UTF-8.",
                visibility)
            .setName(GeneratedNames.encodeMethod(column) + SUFFIX)
            .returns(byte[].class);
    ColumnWrites writes = new ColumnWrites(key, column, method);
    writes.addBucket();
    String out = writes.local("out");
    method.addStatement("byte[] $N = new byte[$L]", out, writes.size());
    writes.add(out, "0", /* endWanted= */ false);
    return method.addStatement("return $N", out).build();
  }
}
