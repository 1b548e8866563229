package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.Compiled;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.ExistingRows;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.model.Volume;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Which keys an annotation on an entity, or on its family, holds for. */
class KeyScopeTest {
  private static final String PARTS =
      "(@PartitionKey(order = 0) @PartitionKey(order = 0, key = \"byB\")"
          + " @Domain(min = 1000, max = 9999) int a,"
          + " @SortKey(order = 0, key = \"byB\") @Domain(min = 0, max = 9) int b)";

  private static ReadEntity read(String family, String entity) {
    return ReadEntity.of(
        entity + " record Entity" + PARTS + " implements Family {}",
        family + " sealed interface Family permits Entity {}");
  }

  /** What is said of the default key, and of the named one. */
  private static <T> List<T> of(
      String family, String entity, Function<KeyOptions, Optional<T>> option) {
    return read(family, entity).layouts().stream()
        .map(it -> option.apply(it.options()))
        .flatMap(Optional::stream)
        .toList();
  }

  private static List<Long> rows(String family, String entity) {
    return of(family, entity, it -> it.volume().map(Volume::rows).map(rows -> rows.orElse(0)));
  }

  private static List<String> tables(String family, String entity) {
    return of(family, entity, it -> it.storedIn().flatMap(StoredIn::table));
  }

  @Test
  void withoutAKeyItHoldsForEveryKey() {
    assertThat(rows("@KeyFamily", "@Volume(rows = 5)")).containsExactly(5L, 5L);
    assertThat(tables("@KeyFamily", "@StoredIn(value = Store.REDIS, table = \"shop\")"))
        .containsExactly("shop", "shop");
    assertThat(
            of(
                "@KeyFamily",
                "@ExistingRows(reason = \"old\")",
                it -> it.existing().map(ExistingRows::reason)))
        .containsExactly("old", "old");
    assertThat(read("@KeyFamily", "@KeyFormat(Format.BINARY)").layouts())
        .extracting(Layout::format)
        .containsExactly(LayoutFormat.BINARY, LayoutFormat.BINARY);
  }

  @Test
  void aKeyHasItsOwn() {
    assertThat(rows("@KeyFamily", "@Volume(rows = 5) @Volume(rows = 6, key = \"byB\")"))
        .containsExactly(5L, 6L);
    assertThat(rows("@KeyFamily", "@Volume(rows = 6, key = \"byB\") @Volume(rows = 5)"))
        .containsExactly(5L, 6L);
    assertThat(read("@KeyFamily", "@KeyFormat(value = Format.BINARY, key = \"byB\")").layouts())
        .extracting(Layout::format)
        .containsExactly(LayoutFormat.TEXT, LayoutFormat.BINARY);
  }

  @Test
  void theDefaultKeyAloneIsNamedByNothing() {
    assertThat(rows("@KeyFamily", "@Volume(rows = 5, key = \"\")")).containsExactly(5L);
    assertThat(rows("@KeyFamily", "@Volume(rows = 5, key = \"\") @Volume(rows = 6)"))
        .containsExactly(5L, 6L);
  }

  @Test
  void aFamilySpeaksForItsMembers() {
    assertThat(rows("@KeyFamily @Volume(rows = 5)", "")).containsExactly(5L, 5L);
    assertThat(rows("@KeyFamily @Volume(rows = 5, key = \"byB\")", "")).containsExactly(5L);
    assertThat(rows("@KeyFamily @Volume(rows = 5)", "@Volume(rows = 6)")).containsExactly(6L, 6L);
    assertThat(rows("@KeyFamily @Volume(rows = 5)", "@Volume(rows = 6, key = \"byB\")"))
        .containsExactly(5L, 6L);
    assertThat(rows("@Volume(rows = 5)", "")).isEmpty();
    assertThat(read("@KeyFamily @KeyFormat(Format.BINARY)", "").layouts())
        .extracting(Layout::format)
        .containsExactly(LayoutFormat.BINARY, LayoutFormat.BINARY);
  }

  private static List<List<String>> frozen(String family, String entity) {
    return read(family, entity).layouts().stream()
        .map(it -> it.options().frozen().stream().map(KeyScopeTest::shown).toList())
        .toList();
  }

  private static String shown(Frozen frozen) {
    return frozen.version()
        + frozen.signature().map(it -> " signed").orElse("")
        + (frozen.isShared() ? " shared" : "");
  }

  @Test
  void aSignatureIsOfOneKey() {
    String signed = "@FrozenLayout(version = 1, signature = \"TEXT separator='#' | a: a int\")";
    assertThat(frozen("@KeyFamily", signed)).containsExactly(List.of("1 signed"), List.of());
    assertThat(frozen("@KeyFamily", "@FrozenLayout(version = 1)"))
        .containsExactly(List.of("1"), List.of("1 shared"));
    assertThat(frozen("@KeyFamily @FrozenLayout(version = 1)", ""))
        .containsExactly(List.of("1 shared"), List.of("1 shared"));
    assertThat(frozen("@KeyFamily @FrozenLayout(version = 1)", signed))
        .containsExactly(List.of("1 signed"), List.of("1 shared"));
  }

  private static List<String> faults(String family, String entity) {
    return Compiled.with(
            Compiled.WORKLOADS_AS_NOTES,
            Compiled.source(
                "demo.Family",
                "package demo;",
                "import dev.keywright.*;",
                family,
                "sealed interface Family permits Entity {}",
                entity + " record Entity" + PARTS + " implements Family {}"))
        .messages()
        .stream()
        .filter(it -> it.startsWith("[KW"))
        .toList();
  }

  @Test
  void whatAFamilySaysOfNoKeyIsRefused() {
    assertThat(faults("@KeyFamily @Volume(rows = 5, key = \"byA\")", ""))
        .singleElement()
        .asString()
        .startsWith(
            "[KW014 unknown-name] @Volume is for key \"byA\", but no entity of Family has that"
                + " key\n"
                + "  Fix: write key = \"byB\"");
    assertThat(faults("@KeyFamily @UniqueSuffix", ""))
        .singleElement()
        .asString()
        .contains("Fix: write it on the entities that Family permits");
    assertThat(faults("@KeyFamily @FrozenLayout(version = 1, signature = \"TEXT\")", ""))
        .singleElement()
        .asString()
        .startsWith("[KW014 unknown-name] @FrozenLayout ")
        .contains("Fix: write it on the entities that Family permits");
    assertThat(faults("@KeyFormat(Format.BINARY)", ""))
        .singleElement()
        .asString()
        .startsWith(
            "[KW014 unknown-name] @KeyFormat is for every key of Family, but no part belongs to"
                + " one");
  }

  @Test
  void whatIsWrongWithAFamilyIsSaidOnce() {
    assertThat(faults("@KeyFamily @StoredIn(value = Store.REDIS, pageRows = -1)", ""))
        .filteredOn(it -> it.contains("pageRows"))
        .hasSize(1);
  }

  @Test
  void theSignatureOfEachKeyIsShown() {
    assertThat(faults("@KeyFamily @FrozenLayout(version = 1)", ""))
        .filteredOn(it -> it.startsWith("[KW504 "))
        .hasSize(2)
        .anyMatch(it -> it.contains("Fix: add @FrozenLayout(version = 1, signature = \"TEXT"))
        .anyMatch(it -> it.contains(", key = \"byB\")"));
  }
}
