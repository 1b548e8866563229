package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.Chunks;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** {@code PhotoKey.chunkCount(size)}, and the range over all chunks of a row. */
final class ChunkMethods {
  private ChunkMethods() {}

  static List<MethodSpec> of(KeyParts key, Modifier[] statics) {
    return key.layout().options().chunks().stream()
        .flatMap(
            chunks ->
                Stream.concat(
                    Stream.of(chunkCount(key, chunks.maxBytes(), statics)), chunks(key).stream()))
        .toList();
  }

  private static MethodSpec chunkCount(KeyParts key, int maxBytes, Modifier[] statics) {
    PartCode chunk = key.parts().get(key.parts().size() - 1);
    return Types.method("chunkCount", TypeName.INT, statics)
        .addJavadoc(
            """
            How many chunks of at most $L bytes a value has; an empty value has one.

            @param size the size of the value in bytes
            @throws IllegalArgumentException if it is negative, or the chunks cannot all be numbered
            """,
            maxBytes)
        .addParameter(long.class, "size")
        .addStatement("return $T.count(size, $L, $L.max())", Chunks.class, maxBytes, chunk.codec())
        .build();
  }

  // Behind a text that nothing ends, chunks of other rows stand between those of one.
  private static Optional<MethodSpec> chunks(KeyParts key) {
    PartCode chunk = key.parts().get(key.parts().size() - 1);
    if (!key.hasRanges(chunk)) {
      return Optional.empty();
    }
    CodeBlock.Builder scan = CodeBlock.builder().add("scan()");
    for (PartCode part : key.parts()) {
      if (!part.name().equals(Part.CHUNK)) {
        scan.add(".$L($N)", part.name(), part.name());
      }
    }
    return Optional.of(chunks(key.rangeType(chunk.column()), scan.build()));
  }

  private static MethodSpec chunks(TypeName range, CodeBlock scan) {
    return Types.method("chunks", range, Modifier.PUBLIC)
        .addJavadoc("The keys of all chunks of the row that this key is a chunk of.\n")
        .addStatement("return $L.all()", scan)
        .build();
  }
}
