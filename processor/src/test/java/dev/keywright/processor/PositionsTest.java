package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A finding points at the value that is wrong, and at the annotation if a value is missing. */
class PositionsTest {

  /** The place is where the last line has its mark. */
  static Stream<Arguments> findings() {
    return Stream.of(
        Arguments.of("KW005", "record E(@PartitionKey(order = 0, pad = ¦-1) int a) {}"),
        Arguments.of(
            "KW005", "@Separator(¦'\\u00ff') record E(@PartitionKey(order = 0) String a) {}"),
        Arguments.of(
            "KW017",
            "record E(@PartitionKey(order = 0, pad = 3) @Domain(min = 2, max = ¦1) int a) {}"),
        Arguments.of(
            "KW002",
            "record E(@PartitionKey(order = 0) boolean a, @PartitionKey(order = ¦0) boolean b) {}"),
        Arguments.of(
            "KW007",
            "record E(@PartitionKey(order = 0) boolean a,"
                + " @PartitionKey(order = 1, hashPrefix = ¦2) boolean b) {}"),
        Arguments.of("KW006", "record E(@PartitionKey(order = 0, pad = ¦3) String a) {}"),
        Arguments.of(
            "KW009", "record E(@PartitionKey(order = 0) @Domain(alphabet = ¦\"z-a\") String a) {}"),
        Arguments.of(
            "KW102", "record E(@PartitionKey(order = 0, pad = ¦2) @Domain(max = 100) int a) {}"),
        Arguments.of("KW101", "record E(¦@PartitionKey(order = 0) int a) {}"),
        Arguments.of("KW101", "class E { ¦@PartitionKey(order = 0) final int a = 0; }"),
        Arguments.of("KW101", "interface E { ¦@PartitionKey(order = 0) int getA(); }"),
        Arguments.of(
            "KW101", "record E(@PartitionKey(order = 0) UUID a, ¦@SortKey(order = 0) int b) {}"));
  }

  @ParameterizedTest
  @MethodSource("findings")
  void theFindingIsWhereTheFaultIs(String check, String marked) {
    int column = marked.indexOf('¦') + 1;
    JavaFileObject source =
        Compiled.source(
            "demo.E",
            "package demo;",
            "import dev.keywright.*;",
            "import java.util.UUID;",
            marked.replace("¦", ""));

    List<Diagnostic<? extends JavaFileObject>> found =
        Compiled.with(List.of(), source).diagnostics().stream()
            .filter(it -> it.getMessage(Locale.ROOT).startsWith("[KW"))
            .toList();

    assertThat(found).hasSize(1);
    assertThat(found.get(0).getMessage(Locale.ROOT)).startsWith("[" + check + " ");
    assertThat(found.get(0).getLineNumber()).isEqualTo(4);
    assertThat(found.get(0).getColumnNumber()).isEqualTo(column);
  }
}
