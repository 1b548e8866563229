package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.MalformedKeyException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Law 4 where it takes more than the usual texts. */
class CanonicalLawTest {
  private static final int ONE_MEGABYTE = 1 << 20;

  private final Tally tally = new Tally("canonical text");
  private final CanonicalLaw law = new CanonicalLaw(tally);

  @Test
  void tryDecodeIsEmptyWhereDecodeThrowsInSomeCells() {
    tryDecodeSome(CompiledDesigns.ofCells().load());
  }

  @Test
  @Tag("full")
  void tryDecodeIsEmptyWhereDecodeThrows() {
    tryDecodeSome(CompiledDesigns.everything());
  }

  private void tryDecodeSome(List<LoadedDesign> designs) {
    for (LoadedDesign loaded : everySo(16, designs)) {
      Row row = loaded.fewRows(1).get(0);
      for (Object changed : CanonicalLaw.changes(loaded, row, 0)) {
        tryDecode(loaded, CanonicalLaw.with(row.stored(), 0, changed));
      }
    }
    tally.close();
  }

  private static List<LoadedDesign> everySo(int many, List<LoadedDesign> loaded) {
    return IntStream.range(0, loaded.size() / many).mapToObj(i -> loaded.get(i * many)).toList();
  }

  private void tryDecode(LoadedDesign loaded, Object[] columns) {
    boolean isKey;
    try {
      isKey = loaded.key().decode(columns) != null;
    } catch (MalformedKeyException malformed) {
      isKey = false;
    }
    tally.count("decode inputs tried", 1);
    tally.check(
        loaded.key().tryDecode(columns).isPresent() == isKey,
        loaded.design(),
        ": ",
        Design.shown(Arrays.asList(columns)));
  }

  @Test
  @Tag("full")
  void textsOfOneMegabyteAreReadOrRefused() {
    Cores.forEach(
        everySo(89, CompiledDesigns.everything()),
        loaded -> {
          Object[] stored = loaded.fewRows(1).get(0).stored();
          for (String unit : List.of("0", "f", "\0", "a,b:c!", "\ud83d\ude00")) {
            String text = unit.repeat(ONE_MEGABYTE / unit.length());
            tally.count("decode inputs tried", 2);
            if (stored[0] instanceof byte[] bytes) {
              law.decode(loaded, CanonicalLaw.with(stored, 0, text.getBytes(UTF_8)));
              law.decode(
                  loaded,
                  CanonicalLaw.with(stored, 0, CanonicalLaw.joined(bytes, text.getBytes(UTF_8))));
            } else {
              law.decode(loaded, CanonicalLaw.with(stored, 0, text));
              law.decode(loaded, CanonicalLaw.with(stored, 0, stored[0] + text));
            }
          }
        });
    tally.close();
  }
}
