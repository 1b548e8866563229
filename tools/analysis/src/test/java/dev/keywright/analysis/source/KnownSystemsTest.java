package dev.keywright.analysis.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.infer.Candidate;
import dev.keywright.analysis.infer.Inference;
import dev.keywright.analysis.infer.InferenceOptions;
import dev.keywright.analysis.infer.InferenceReport;
import dev.keywright.analysis.infer.RandomBinaries;
import dev.keywright.analysis.infer.RandomLayout;
import dev.keywright.analysis.infer.RandomTexts;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.MalformedKeyException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * From the keys of known systems to entities: what the first candidate claims, its generated key
 * reads.
 */
class KnownSystemsTest {
  private static final int KEYS = 300;

  @TempDir private Path folder;

  @Test
  void generatedKeysOfTextReadAllThatTheirCandidateClaims() throws InexpressibleLayoutException {
    check(new KnownSystems().text());
  }

  // Minutes on a machine that others use, so no part of the usual build.
  @Tag("evidence")
  @Test
  void generatedKeysOfBytesReadAllThatTheirCandidateClaims() throws InexpressibleLayoutException {
    check(new KnownSystems().binary());
  }

  @Test
  void generatedKeysOfSomeRandomLayoutsReadAllThatTheirCandidateClaims()
      throws InexpressibleLayoutException {
    check(random(6));
  }

  @Tag("evidence")
  @Test
  void generatedKeysOfRandomLayoutsReadAllThatTheirCandidateClaims()
      throws InexpressibleLayoutException {
    check(random(200));
  }

  /** Every third is of BINARY. */
  private static Map<String, Supplier<byte[][]>> random(int count) {
    Map<String, Supplier<byte[][]>> layouts = new LinkedHashMap<>();
    for (int seed = 0; seed < count; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RandomLayout layout = seed % 3 < 2 ? RandomTexts.next(random) : RandomBinaries.next(random);
      layouts.put("Random" + seed, layout.keys(KEYS, random).iterator()::next);
    }
    return layouts;
  }

  private void check(Map<String, Supplier<byte[][]>> systems) throws InexpressibleLayoutException {
    Map<String, List<byte[][]>> keys = new LinkedHashMap<>();
    Map<String, Candidate> candidates = new LinkedHashMap<>();
    Map<String, String> sources = new LinkedHashMap<>();
    for (Map.Entry<String, Supplier<byte[][]>> system : systems.entrySet()) {
      String name = system.getKey();
      keys.put(name, Stream.generate(system.getValue()).limit(KEYS).toList());
      InferenceReport report = report(keys.get(name));
      assertThat(report.candidates()).as(name).isNotEmpty();
      Candidate first = report.candidates().get(0);
      candidates.put(name, first);
      StoreColumns columns =
          new StoreColumns(report.columns() == 2 ? List.of("PK", "SK") : List.of("row-key"));
      sources.put(
          name,
          InferredSource.of(
              first, new InferredSource.Naming("systems", name, columns, name + ".txt")));
    }
    CompiledSources compiled = CompiledSources.in(folder, sources);
    assertThat(compiled.errors()).isEmpty();
    // Kinds of rows that could have the same key are no family.
    candidates.keySet().removeIf(name -> hasKeyOfEachKind(sources.get(name)));
    assertThat(candidates).hasSizeGreaterThan(sources.size() - 3);
    candidates.forEach((name, first) -> check(compiled, name, first, keys.get(name)));
  }

  private static boolean hasKeyOfEachKind(@Nullable String source) {
    return source != null
        && source.contains("sealed interface")
        && !source.contains("\n@KeyFamily");
  }

  private static InferenceReport report(List<byte[][]> keys) {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    keys.forEach(inference::add);
    return inference.report();
  }

  private static void check(
      CompiledSources compiled, String name, Candidate candidate, List<byte[][]> keys) {
    List<LayoutCodec> codecs =
        candidate.signatures().stream().map(LayoutSignature::parse).map(LayoutCodec::of).toList();
    Class<?> key = compiled.load("systems." + name + "Key");
    long claimed = 0;
    for (byte[][] columns : keys) {
      Optional<List<Object>> readable =
          codecs.stream().flatMap(codec -> contents(codec, columns).stream()).findFirst();
      if (readable.isPresent()) {
        claimed++;
        assertThat(CompiledSources.decode(key, readable.get())).isNotNull();
      }
    }
    assertThat(claimed).as(name).isGreaterThanOrEqualTo(candidate.explained());
  }

  /** The columns as a key of the layout has them, if it can read them. */
  private static Optional<List<Object>> contents(LayoutCodec codec, byte[][] columns) {
    List<Object> contents = new ArrayList<>();
    try {
      for (byte[] column : columns) {
        contents.add(
            codec.signature().format() == LayoutFormat.BINARY
                ? column
                : StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(column)).toString());
      }
      codec.decode(contents.toArray());
      return Optional.of(contents);
    } catch (CharacterCodingException | MalformedKeyException no) {
      return Optional.empty();
    }
  }
}
