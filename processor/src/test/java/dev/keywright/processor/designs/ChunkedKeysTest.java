package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.processor.Compiled;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values cut into chunks: all chunks of a row are one range, and no chunk of another is in it. */
class ChunkedKeysTest {
  private static final List<String> NAMES =
      List.of("", "a", "a1", "a10", "a100", "a1001", "a101", "b", "z");

  private static Class<?> photo(String annotation) {
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                "shop.Photo",
                "package shop;",
                "import dev.keywright.*;",
                annotation,
                "@Chunked(maxBytes = 1000, pad = 3)",
                "public record Photo(",
                "    @PartitionKey(order = 0) @Domain(min = 10, max = 99) int user,",
                "    @SortKey(order = 0) @Domain(alphabet = \"0-9a-z\") String name) {}"));
    try {
      return compiled.load().loadClass("shop.PhotoKey");
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static Object call(Class<?> type, String method, Object self, Object... arguments) {
    try {
      for (var candidate : type.getMethods()) {
        if (candidate.getName().equals(method)
            && candidate.getParameterCount() == arguments.length) {
          return candidate.invoke(self, arguments);
        }
      }
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException thrown) {
        throw thrown;
      }
      throw new AssertionError(e.getCause());
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
    throw new AssertionError(type + " has no " + method);
  }

  private static Key key(Class<?> type, int user, String name, int chunk) {
    try {
      return (Key) type.getConstructors()[0].newInstance(user, name, chunk);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException thrown) {
        throw thrown;
      }
      throw new AssertionError(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "@KeyFormat(Format.BINARY)", "@Separator(value = '!', escape = true)"})
  void allChunksOfARowAreOneRange(String annotation) {
    Class<?> photo = photo(annotation);
    List<Key> all = new ArrayList<>();
    for (int user : List.of(10, 11, 99)) {
      for (String name : NAMES) {
        for (int chunk : List.of(0, 1, 9, 10, 999)) {
          all.add(key(photo, user, name, chunk));
        }
      }
    }
    int held = 0;
    for (Key one : all) {
      KeyRange<?> chunks = (KeyRange<?>) call(photo, "chunks", one);
      for (Key other : all) {
        boolean sameRow =
            call(photo, "user", one).equals(call(photo, "user", other))
                && call(photo, "name", one).equals(call(photo, "name", other));
        assertThat(chunks.contains(other)).as("%s in %s", other, chunks).isEqualTo(sameRow);
        held += sameRow ? 1 : 0;
      }
    }
    assertThat(held).isEqualTo(all.size() * 5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "@KeyFormat(Format.BINARY)"})
  void aValueHasAsManyChunksAsItNeeds(String annotation) {
    Class<?> photo = photo(annotation);
    assertThat(call(photo, "chunkCount", null, 0L)).isEqualTo(1);
    assertThat(call(photo, "chunkCount", null, 1000L)).isEqualTo(1);
    assertThat(call(photo, "chunkCount", null, 1001L)).isEqualTo(2);
    assertThat(call(photo, "chunkCount", null, 1_000_000L)).isEqualTo(1000);
    assertThatThrownBy(() -> call(photo, "chunkCount", null, -1L))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> key(photo, 10, "a", -1)).isInstanceOf(InvalidPartException.class);
  }

  @Test
  void chunksThatTheirDigitsCannotNumberAreRefused() {
    Class<?> photo = photo("");
    assertThatThrownBy(() -> call(photo, "chunkCount", null, 1_000_001L))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(
            "has 1001 chunks of 1000 bytes, but chunks are numbered from 0 to 999");
    assertThatThrownBy(() -> key(photo, 10, "a", 1000)).isInstanceOf(InvalidPartException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "@KeyFormat(Format.BINARY)"})
  void theLayoutOfAChunkAfterASuffixIsRead(String format) throws ReflectiveOperationException {
    Class<?> photo = photo(format + " @UniqueSuffix(length = 4)");
    LayoutSignature layout = LayoutSignature.parse((String) photo.getField("LAYOUT").get(null));
    assertThat(layout.parts().map(PartSignature::name))
        .containsExactly("user", "name", "uniqueSuffix", "chunk");
    Object key = photo.getConstructors()[0].newInstance(10, "cat", "k3v9", 7);
    Map<String, Object> values =
        Map.of("user", 10, "name", "cat", "uniqueSuffix", "k3v9", "chunk", 7);
    assertThat(LayoutCodec.of(layout).decode(((Key) key).columns().values().toArray()))
        .isEqualTo(values);
  }

  // Chunk 0 of "ab" stands between chunks of "a", whose text nothing ends.
  @Test
  void behindATextThatNothingEndsTheChunksOfARowAreNoRange() {
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                "shop.Photo",
                "package shop;",
                "import dev.keywright.*;",
                "@KeyFormat(Format.BINARY)",
                "@Chunked(maxBytes = 1000)",
                "public record Photo(",
                "    @PartitionKey(order = 0, ordered = false)",
                "    @EncodedText(as = TextEncoding.TAIL) String name) {}"));

    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generatedSources().get("shop/PhotoKey.java"))
        .contains(" chunkCount(")
        .doesNotContain(" chunks(");
  }
}
