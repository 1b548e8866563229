package dev.keywright.analysis.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.signature.LayoutSignature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sources of layouts give keys of exactly these layouts, which read the keys of these layouts. */
class JavaSourceTest {
  private static final int RANDOM = Integer.getInteger("layouts", 250);
  private static final long SEED = Long.getLong("seed", 19);
  private static final int KEYS = 12;
  private static final Path GOLDEN = Path.of("../../processor/src/test/resources/golden");
  private static final Pattern LAYOUT =
      Pattern.compile("String LAYOUT =\\s*(.*?);\\n", Pattern.DOTALL);

  @TempDir private Path folder;

  @Test
  void sourcesOfRandomLayoutsCompileToThem() {
    RandomLayoutLines lines = new RandomLayoutLines(SEED);
    Outcome outcome = compile(Stream.generate(lines::next).limit(RANDOM).toList());
    assertThat(outcome.refused().values()).allMatch(it -> it.contains("reversed without padding"));
    assertThat(outcome.refused()).hasSizeLessThan(RANDOM / 20);
    assertThat(outcome.keys()).isGreaterThan(RANDOM * KEYS / 2);
  }

  @Test
  void sourcesOfGoldenLayoutsCompileToThem() throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      for (Path file : files.filter(it -> it.toString().endsWith("Key.java")).sorted().toList()) {
        Matcher constant = LAYOUT.matcher(Files.readString(file));
        if (constant.find()) {
          lines.add(value(constant.group(1)));
        }
      }
    }
    // Functions that only the golden sources have are in no other class path.
    List<LayoutSignature> layouts =
        lines.stream()
            .distinct()
            .filter(it -> !it.contains(" function=demo."))
            .map(LayoutSignature::parse)
            .toList();
    assertThat(layouts).hasSizeGreaterThan(40);
    Outcome outcome = compile(layouts);
    assertThat(outcome.refused()).isEmpty();
    assertThat(outcome.keys()).isGreaterThan(layouts.size() * KEYS / 2);
  }

  /** The systems whose keys are bytes, and what an inference finds beside them. */
  @Test
  void sourcesOfKnownSystemsCompileToThem() {
    List<String> lines =
        List.of(
            "BINARY | partitionKey: metric int as=UNSIGNED width=3, hour Instant time=EPOCH_SECONDS"
                + " as=UNSIGNED width=4 floor=HOURS, tags list(key int as=UNSIGNED width=3, value"
                + " int as=UNSIGNED width=3) maxLength=8",
            "BINARY | partitionKey: bucket count=12"
                + " function=dev.keywright.runtime.function.PhoenixSalt of=tenant+id+day+note,"
                + " tenant String text=TERMINATED end=0, id long, day Instant time=EPOCH_MILLIS"
                + " DESC, note String",
            "BINARY | partitionKey: agent String text=FIXED width=24 fill=0, start Instant"
                + " time=EPOCH_MILLIS as=TWOS_COMPLEMENT width=8 countDownFrom=9223372036854775807,"
                + " code int as=TWOS_COMPLEMENT width=4 min=0",
            "BINARY | partitionKey: cluster String text=TERMINATED end=33 escape=\"!\"->\"%0$\""
                + " escape=\"%\"->\"%9$\" \"\" run long as=TWOS_COMPLEMENT width=8"
                + " countDownFrom=9223372036854775807 \"!\" number int as=TWOS_COMPLEMENT width=4"
                + " countDownFrom=2147483647",
            "BINARY | partitionKey: \"t\" table long \"_r\" handle long",
            "BINARY | partitionKey: word byte[] text=TAIL, at Instant time=EPOCH_MILLIS"
                + " as=UNSIGNED width=8, sequence int as=UNSIGNED width=4",
            "BINARY | partitionKey: namespace String text=LENGTH_PREFIXED lengthBytes=1, name"
                + " String text=LENGTH_PREFIXED lengthBytes=4, version long as=UNSIGNED width=8,"
                + " field String",
            "BINARY | partitionKey: \"h\" number long as=UNSIGNED width=8 \"\" block byte[]"
                + " text=FIXED width=32",
            "BINARY | partitionKey: \"C\" tx byte[] text=FIXED width=32 \"\" index long"
                + " as=VARINT_BITCOIN",
            "BINARY | partitionKey: part1 String text=FIXED width=19 fill=0, bytes1 byte[]"
                + " text=TERMINATED end=0, list1 list(element int as=UNSIGNED width=3)",
            "BINARY | partitionKey: metric int as=UNSIGNED width=3, tags map(key int as=UNSIGNED"
                + " width=3, value int as=UNSIGNED width=3) maxLength=8",
            "TEXT separator='/' | partitionKey: name String alphabet=\"a-z\", shares map(key UUID,"
                + " unit enum(BYTES=\"b\" SECONDS=\"s\"), percent int as=DECIMAL width=3)",
            "TEXT separator=',' | partitionKey: flags map(key String alphabet=\"a-z\", value"
                + " boolean)",
            "BINARY | partitionKey: visits map(key String, value long)",
            "TEXT | partitionKey: \"\\u0000\" type String \"\\u0000\" attributes list(element"
                + " String) \"\\u0000\"",
            "TEXT separator='#' | partitionKey: host String labels alphabet=\"0-9a-z.\\\\-\","
                + " user String alphabet=\"0-9a-z\", at Instant time=EPOCH_MILLIS");
    Outcome outcome = compile(lines.stream().map(LayoutSignature::parse).toList());
    assertThat(outcome.refused()).isEmpty();
    assertThat(outcome.keys()).isGreaterThan(lines.size() * KEYS / 2);
  }

  /** Digits of bytes go on below a bar, and have no escape that would keep their order. */
  @Test
  void sourcesOfEscapedLayoutsCompileToThem() {
    List<String> lines =
        List.of(
            "TEXT separator='|' escape | pk: a byte[], b String maxLength=3",
            "TEXT separator='|' escape | pk: a byte[] maxLength=4, b int pad=3",
            "TEXT separator='|' escape | pk: a String alphabet=\"a-z\", b int pad=3",
            "TEXT separator='|' escape | pk: a enum(LOW=\"a\" HIGH=\"ab\"), b int pad=3");
    Outcome outcome = compile(lines.stream().map(LayoutSignature::parse).toList());
    assertThat(outcome.refused()).isEmpty();
    assertThat(outcome.keys()).isGreaterThan(lines.size() * KEYS / 2);
  }

  /**
   * What became of sources.
   *
   * @param refused the reasons, by the layout
   * @param keys that generated keys have read
   */
  private record Outcome(Map<String, String> refused, int keys) {}

  private Outcome compile(List<LayoutSignature> layouts) {
    Map<String, String> sources = new LinkedHashMap<>();
    Map<String, LayoutSignature> expected = new LinkedHashMap<>();
    Map<String, String> refused = new TreeMap<>();
    for (LayoutSignature layout : layouts) {
      String name = "Row" + expected.size();
      expected.put(name, layout);
      try {
        sources.put(name, JavaSource.ofEntity("demo", "rows", plan(name, layout)));
      } catch (InexpressibleLayoutException inexpressible) {
        refused.put(layout.toString(), inexpressible.reason());
      }
    }
    CompiledSources compiled = CompiledSources.in(folder, sources);
    assertThat(compiled.errors()).isEmpty();
    int keys = 0;
    for (String name : sources.keySet()) {
      Class<?> key = compiled.load("demo." + name + "Key");
      LayoutSignature layout = OrderedParts.of(expected.get(name));
      assertThat(CompiledSources.constant(key, "LAYOUT")).isEqualTo(layout.toString());
      for (List<Object> columns : new RandomKeys(layout, 5).next(KEYS)) {
        assertThat(CompiledSources.decode(key, columns)).isNotNull();
        keys++;
      }
    }
    return new Outcome(refused, keys);
  }

  private static String value(String expression) {
    return expression
        .lines()
        .map(line -> line.strip().replaceFirst("^\\+ ", ""))
        .map(literal -> literal.substring(1, literal.length() - 1).translateEscapes())
        .collect(Collectors.joining());
  }

  @Test
  void aFamilyIsOneFileThatCompiles() throws InexpressibleLayoutException {
    List<String> layouts =
        List.of(
            "TEXT | PK: \"USER#\" userId String alphabet=\"0-9a-z\" | SK: \"PROFILE\"",
            "TEXT | PK: \"USER#\" userId String alphabet=\"0-9a-z\""
                + " | SK: \"ORDER#\" day LocalDate time=ISO \"#\" orderId UUID",
            "TEXT | PK: \"GAME#\" gameId UUID | SK: \"#METADATA#\" gameId");
    String source =
        JavaSource.ofFamily(
            "demo",
            "rows",
            "Item",
            List.of("All rows."),
            IntStream.range(0, layouts.size())
                .mapToObj(i -> plan("Kind" + (i + 1), LayoutSignature.parse(layouts.get(i))))
                .toList());
    CompiledSources compiled = CompiledSources.in(folder, Map.of("Item", source));
    assertThat(compiled.errors()).isEmpty();
    Class<?> family = compiled.load("demo.ItemKey");
    assertThat(CompiledSources.constant(family, "LAYOUTS")).isEqualTo(layouts);
    for (int i = 0; i < layouts.size(); i++) {
      RandomKeys random = new RandomKeys(LayoutSignature.parse(layouts.get(i)), 3);
      for (List<Object> columns : random.next(KEYS)) {
        assertThat(CompiledSources.decode(family, columns).getClass().getSimpleName())
            .isEqualTo("Item_Kind" + (i + 1) + "Key");
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '^',
      value = {
        "TEXT separator=',' | k: class int pad=3 @ word of Java",
        "TEXT separator=',' | k: scan int pad=3 @ member of every generated key",
        "TEXT separator=',' | k: a int pad=3, A int pad=3 @ in capitals or in small letters",
        "TEXT separator=',' | k: bucket count=4 by=MODULO of=bucket, bucket int pad=3 @ cannot be"
            + " called bucket",
        "TEXT separator=',' | k: a int pad=3, end suffix(4) @ is called uniqueSuffix",
        "TEXT separator=',' | k: a long pad=3 min=-9223372036854775808 @ bounds nothing",
        "TEXT separator=',' | k: a String minLength=0 @ bounds nothing",
        "TEXT separator=',' | k: a int reversed @ reversed without padding",
        "TEXT separator=',' | k: a enum(int=\"i\") @ names no constant",
        "TEXT separator=',' | k: a int pad=1 | s: l list(at Instant time=ISO) @ no part of an"
            + " element",
        "BINARY | k: m map(name long, value long) @ called neither key nor value",
        "TEXT separator=',' | k: a UUID, b UUID | s: \"X\" a @ only a template could place it",
        "TEXT separator=',' | id: id int pad=3 @ need the same accessor",
        "TEXT separator=',' | \"a-b\": x int pad=3 | aB: y int pad=3 @ two columns need the"
            + " accessor aB()",
        "TEXT separator=',' | \"1\": x int pad=3 @ no method of a key",
      })
  void whatNoEntityHasIsRefused(String layout, String reason) {
    assertThatThrownBy(
            () -> JavaSource.ofEntity("", "rows", plan("Row", LayoutSignature.parse(layout))))
        .isInstanceOf(InexpressibleLayoutException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void theSourceReadsAsIfWrittenByHand() throws InexpressibleLayoutException {
    LayoutSignature layout =
        LayoutSignature.parse(
            "TEXT separator='|' | partitionKey: tenant String alphabet=\"0-9a-z\", kind"
                + " enum(CLICK=\"c\" VIEW=\"v\"), at Instant time=EPOCH_MILLIS as=DECIMAL width=19"
                + " countDownFrom=9223372036854775807");
    EntityPlan plan =
        new EntityPlan(
            "Event",
            layout,
            List.of("10,000 keys of <events> have this layout.", "Check {@code it} */ twice."),
            Map.of("tenant", List.of("seen: 12 values, from a\\u000a1 to \u00e91")));
    assertThat(JavaSource.ofEntity("com.example", "8 years of events", plan))
        .isEqualTo(
            """
            package com.example;

            import dev.keywright.Domain;
            import dev.keywright.EncodedNumber;
            import dev.keywright.ExistingRows;
            import dev.keywright.FrozenLayout;
            import dev.keywright.KeyCode;
            import dev.keywright.NumberEncoding;
            import dev.keywright.PartitionKey;
            import dev.keywright.Separator;
            import java.time.Instant;

            /**
             * 10,000 keys of &lt;events&gt; have this layout.
             *
             * <p>Check &#123;&#64;code it} *&#47; twice.
             */
            @Separator('|')
            @FrozenLayout(
                version = 1,
                signature =
                    "TEXT separator='|' | partitionKey: tenant String alphabet=\\"0-9a-z\\" unordered"
                        + ", kind enum(CLICK=\\"c\\" VIEW=\\"v\\")"
                        + ", at Instant time=EPOCH_MILLIS as=DECIMAL width=19 countDownFrom=9223372036854775807")
            @ExistingRows(reason = "8 years of events")
            public record Event(
                // seen: 12 values, from a\\\\u000a1 to <U+00E9>1
                // keys do not sort by its values, so there are no range queries of it
                @PartitionKey(order = 0, ordered = false) @Domain(alphabet = "0-9a-z") String tenant,
                @PartitionKey(order = 1) Kind kind,
                @PartitionKey(order = 2)
                    @EncodedNumber(as = NumberEncoding.DECIMAL, width = 19, countDownFrom = Long.MAX_VALUE)
                    Instant at) {
              public enum Kind {
                @KeyCode("c")
                CLICK,
                @KeyCode("v")
                VIEW
              }
            }
            """);
  }

  @Test
  void numbersThatSortFromZeroOnAreCalledSo() throws InexpressibleLayoutException {
    LayoutSignature layout =
        LayoutSignature.parse(
            "BINARY | partitionKey: id long as=TWOS_COMPLEMENT width=8"
                + ", port int as=LITTLE_ENDIAN width=4");
    String source = JavaSource.ofEntity("", "they exist", plan("Visit", layout));
    assertThat(source)
        .contains(
            """
                // keys sort by its values only if none is negative, so there are no range queries of it
                // if none ever is, replace ordered = false by @Domain(min = 0), and unordered in the layout line by min=0
                @PartitionKey(order = 0, ordered = false)
                    @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8)
                    long id,
                // keys do not sort by its values, so there are no range queries of it
                @PartitionKey(order = 1, ordered = false)
            """);
    String followed =
        source
            .replaceFirst("order = 0, ordered = false\\)", "order = 0) @Domain(min = 0)")
            .replaceFirst("width=8 unordered", "width=8 min=0")
            .replaceFirst("import", "import dev.keywright.Domain;\nimport");
    CompiledSources compiled = CompiledSources.in(folder, Map.of("Visit", followed));
    assertThat(compiled.errors()).isEmpty();
    assertThat(CompiledSources.constant(compiled.load("VisitKey"), "LAYOUT").toString())
        .contains("id long as=TWOS_COMPLEMENT width=8 min=0, port int");
  }

  /** A plan without comments. */
  private static EntityPlan plan(String name, LayoutSignature layout) {
    return new EntityPlan(name, layout, List.of(), Map.of());
  }
}
