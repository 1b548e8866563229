package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of annotations on an entity that would have no effect. */
class EntityAnnotationsTest {
  private static final String PARTS =
      "record Event(@PartitionKey(order = 0, pad = 9) int sensor,"
          + " @PartitionKey(order = 0, key = \"byTime\") Instant at) {}";

  private static void assertRefused(String entity, String... lines) {
    Compiled compiled =
        Compiled.with(
            Compiled.WORKLOADS_AS_NOTES,
            Compiled.source(
                "demo.Event",
                "package demo;",
                "import dev.keywright.*;",
                "import java.time.Instant;",
                entity));
    assertThat(compiled.messages())
        .filteredOn(message -> message.startsWith("[KW"))
        .singleElement()
        .satisfies(message -> assertThat(message.lines().limit(2)).containsExactly(lines));
  }

  @ParameterizedTest
  @CsvSource({
    "Bucket, '@Bucket(count = 2, of = \"at\", key = \"byTme\")'",
    "UniqueSuffix, '@UniqueSuffix(key = \"byTme\")'",
    "Chunked, '@Chunked(key = \"byTme\")'",
    "AccessPattern, '@AccessPattern(name = \"all\", key = \"byTme\")'",
    "FrozenLayout, '@FrozenLayout(version = 1, signature = \"\", key = \"byTme\")'",
    "TimeSlice, '@TimeSlice(by = \"at\", period = TimePeriod.DAY, table = \"t\", key = \"byTme\")'"
  })
  void anAnnotationForAKeyThatIsNotThereIsRefused(String name, String annotation) {
    assertRefused(
        annotation + PARTS,
        "[KW014 unknown-name] @" + name + " is for key \"byTme\", but no part belongs to that key",
        "  Fix: write key = \"byTime\"");
  }

  @Test
  void anAnnotationForTheKeyWithoutANameNeedsThatKey() {
    assertRefused(
        "@UniqueSuffix record Event(@PartitionKey(order = 0, key = \"byTime\") Instant at) {}",
        "[KW014 unknown-name] @UniqueSuffix is for the key without a name, but no part belongs to"
            + " that key",
        "  Fix: name one of the keys in use: key = \"byTime\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Bucket(count = 2, of = \"sensor\")",
        "@UniqueSuffix(length = 6)",
        "@Chunked",
        "@TimeSlice(by = \"at\", period = TimePeriod.MONTH, table = \"t_{yyyyMM}\")"
      })
  void anAnnotationOfWhichAKeyHasOneIsNotRepeated(String annotation) {
    String name = annotation.replaceAll("@(\\w+).*", "$1");
    assertRefused(
        annotation + " " + annotation + " " + PARTS,
        "[KW006 attribute-not-applicable] a key has one @"
            + name
            + ", and this is a second one for the same key",
        "  Fix: remove one of them, or give them different keys: key = \"byTime\"");
  }

  @Test
  void aSeparatorOfBytesIsRefused() {
    assertRefused(
        "@KeyFormat(Format.BINARY) @Separator(':')"
            + " record Event(@PartitionKey(order = 0) Instant at) {}",
        "[KW006 attribute-not-applicable] @Separator joins parts of TEXT, and @KeyFormat(BINARY)"
            + " needs nothing between parts",
        "  Fix: remove @Separator");
  }

  @Test
  void anEntityWithoutPartsIsRefused() {
    assertRefused(
        "@Bucket(count = 2, of = \"at\") record Event(Instant at) {}",
        "[KW014 unknown-name] @Bucket is for the key without a name, but no part belongs to that"
            + " key",
        "  Fix: annotate a part with @PartitionKey");
  }
}
