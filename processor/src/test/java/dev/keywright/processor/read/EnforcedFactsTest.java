package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What other libraries say of values is enforced by the generated key, as {@code @Domain} is. */
class EnforcedFactsTest {
  private static final String[] SALE = {
    "package demo;",
    "import dev.keywright.*;",
    "import jakarta.persistence.*;",
    "import jakarta.validation.constraints.*;",
    "record Sale(",
    "    @PartitionKey(order = 0, pad = 6) @Positive @Max(5000) int device,",
    "    @PartitionKey(order = 1) @Pattern(regexp = \"[a-z][0-9]{3,5}\") String seller,",
    "    @SortKey(order = 0) @NotBlank @Column(length = 8) String note) {}"
  };

  private static Class<?> key(String... lines) throws ClassNotFoundException {
    Compiled compiled = Compiled.with(List.of(), Compiled.source("demo.Sale", lines));
    return compiled.load().loadClass("demo.SaleKey");
  }

  private static String encoded(Class<?> key, int device, String seller) throws Throwable {
    var method = key.getDeclaredMethod("encodePartitionKey", int.class, String.class);
    method.setAccessible(true);
    try {
      return (String) method.invoke(null, device, seller);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  @Test
  void theLayoutHoldsThem() throws Exception {
    var layout = key(SALE).getDeclaredField("LAYOUT");
    layout.setAccessible(true);

    assertThat(layout.get(null))
        .isEqualTo(
            "TEXT separator=',' | partitionKey: device int pad=6 min=1 max=5000,"
                + " seller String alphabet=\"0-9a-z\" minLength=4 maxLength=6"
                + " | sortKey: note String minLength=1 maxLength=8");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; a100; device is 0, but must be from 1 to 5000",
        "5001; a100; device is 5001, but must be from 1 to 5000",
        "54; a10; seller is \"a10\", but must have a length of at least 4",
        "54; a100100; seller is \"a100100\", but must have at most 6 characters",
        "54; a10_; seller is \"a10_\", but must hold only characters of [0-9a-z]"
            + " (character 4 is U+005F)",
      })
  void valuesOutsideAreRefused(int device, String seller, String message) throws Exception {
    Class<?> key = key(SALE);

    assertThatThrownBy(() -> encoded(key, device, seller))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage(message);
  }

  @Test
  void valuesInsideAreNot() throws Throwable {
    assertThat(encoded(key(SALE), 54, "a100")).isEqualTo("000054,a100");
  }

  @Test
  void storedTextsOutsideAreMalformed() throws Exception {
    var decode = key(SALE).getDeclaredMethod("decode", String.class, String.class);
    decode.setAccessible(true);

    assertThatThrownBy(() -> decode.invoke(null, "000054,a10", "x"))
        .hasCauseInstanceOf(MalformedKeyException.class);
    assertThatThrownBy(() -> decode.invoke(null, "000054,a100", ""))
        .hasRootCauseMessage("note at position 0: expected a length of at least 1, found the end");
    assertThat(decode.invoke(null, "000054,a100", "x")).isNotNull();
  }

  @Test
  void theFindingNamesTheAnnotation() {
    String[] narrow = SALE.clone();
    narrow[5] = narrow[5].replace("pad = 6", "pad = 3");
    Compiled compiled = Compiled.with(List.of(), Compiled.source("demo.Sale", narrow));

    assertThat(compiled.errors())
        .singleElement()
        .matches(it -> it.contains("pad = 3 holds 0 to 999, but @Max lets device be 5000; "));
  }

  @Test
  void annotationsThatContradictEachOtherAreNamed() {
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Sale",
                "package demo;",
                "import dev.keywright.*;",
                "import jakarta.validation.constraints.*;",
                "record Sale(",
                "    @PartitionKey(order = 0, pad = 2) @Domain(max = 5) @Min(10) int device,",
                "    @PartitionKey(order = 1) @Domain(alphabet = \"0-9\")",
                "        @Pattern(regexp = \"[a-z]{3}\") String seller) {}"));

    assertThat(compiled.errors().stream().map(it -> it.lines().findFirst().orElseThrow()))
        .containsExactly(
            "[KW017 contradictory-facts] device can have no value: @Min asks for at least 10,"
                + " and @Domain asks for at most 5",
            "[KW017 contradictory-facts] seller can have no value: @Domain(alphabet ="
                + " \"0-9\") and @Pattern(regexp = \"[a-z]{3}\") allow no character in common");
  }

  @Test
  void whatPartsOfAnotherKeyDecideIsLeftOut() {
    var parts =
        ReadParts.of(
            "record Entity(",
            "    @PartitionKey(order = 0) int device,",
            "    @PartitionKey(order = 1) @PartitionKey(order = 0, key = \"other\")",
            "        @Domain(determinedBy = {\"device\", \"shop\"}, uniqueWithin = \"device\")",
            "        String seller,",
            "    @PartitionKey(order = 2) @PartitionKey(order = 1, key = \"other\") int shop) {}");

    assertThat(parts)
        .filteredOn(part -> part.name().equals("seller"))
        .extracting(part -> part.facts().determinedBy())
        .containsExactly(List.of("device", "shop"), List.of());
    assertThat(parts)
        .filteredOn(part -> part.name().equals("seller"))
        .allMatch(part -> part.facts().uniqueWithin().contains("device"));
  }
}
