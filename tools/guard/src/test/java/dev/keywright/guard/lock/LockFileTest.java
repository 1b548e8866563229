package dev.keywright.guard.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LockFileTest {
  private static final String LAYOUT = "TEXT separator=',' | partitionKey: number int pad=6";

  @Test
  void aLockIsReadAsItIsWritten() throws Exception {
    String lines =
        """
        shop.OrderKey v1 accepts "the table was \\"emptied\\" \\\\ refilled": %1$s
        shop.OrderKey v1 live in "orders": %1$s
        shop.OrderKey v2 draft: %1$s
        shop.UserKey v10 retired: %1$s
        """
            .formatted(LAYOUT);
    LockFile lock = LockFile.parse(lines);
    assertThat(lock.accepted().get(0).because()).isEqualTo("the table was \"emptied\" \\ refilled");
    assertThat(lock.toString()).isEqualTo(LockText.HEAD + lines);
    assertThat(LockFile.parse(lock.toString())).isEqualTo(lock);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "\"", "x\\"})
  void aLongReasonIsReadAsItIsWritten(String repeated) throws Exception {
    String because = repeated.repeat(100_000);
    LockFile lock =
        LockFile.parse(
            "k.Key v1 accepts " + LockText.quoted(because) + " in \"orders\": " + LAYOUT);
    assertThat(lock.accepted()).extracting(AcceptedRowLoss::because).containsExactly(because);
    assertThat(LockFile.parse(lock.toString())).isEqualTo(lock);
  }

  @Test
  void linesAreSortedByKeyAndVersion() throws Exception {
    LockFile lock =
        LockFile.parse(
            """
            b.Key v1 draft: %1$s
            a.Key v10 draft: %1$s
            a.Key v9 live: %1$s
            """
                .formatted(LAYOUT));
    assertThat(lock.layouts())
        .extracting(LockedLayout::shown)
        .containsExactly("a.Key v9", "a.Key v10", "b.Key v1");
  }

  /** A merge of two branches that added the same line, or changed its state apart. */
  @ParameterizedTest
  @CsvSource({
    "live, live, live",
    "draft, live, live",
    "live, draft, live",
    "retired, live, live",
    "draft, retired, retired",
  })
  void ofTwoLinesOfOneLayoutTheStrongerHolds(String one, String other, String expected)
      throws Exception {
    LockFile lock =
        LockFile.parse(
            "k.Key v1 " + one + ": " + LAYOUT + "\nk.Key v1 " + other + ": " + LAYOUT + "\n");
    assertThat(lock.layouts())
        .containsExactlyElementsOf(
            LockFile.parse("k.Key v1 " + expected + ": " + LAYOUT).layouts());
  }

  @Test
  void aLineThatCannotBeReadIsNamed() {
    assertThatThrownBy(() -> LockFile.parse("# a comment\n\nk.Key v1 life: " + LAYOUT))
        .hasMessage(
            "line 3: a line has the form: shop.OrderKey v1 live in \"orders\": LAYOUT, but here is:"
                + " k.Key v1 life: "
                + LAYOUT);
    assertThatThrownBy(() -> LockFile.parse("k.Key v0 live: " + LAYOUT))
        .hasMessageStartingWith("line 1: a line has the form");
    assertThatThrownBy(() -> LockFile.parse("k.Key v1 live in \"a\\q\": " + LAYOUT))
        .hasMessageContaining("has a backslash before neither");
    assertThatThrownBy(() -> LockFile.parse("k.Key v1 live: TEXT | partitionKey: number imt"))
        .hasMessageStartingWith("line 1: ")
        .hasMessageContaining("Did you mean int?");
  }

  @Test
  void aConflictOfAMergeIsToldFromABrokenLine() {
    for (String marker : List.of("<<<<<<< HEAD", "=======", ">>>>>>> feature", "||||||| base")) {
      assertThatThrownBy(() -> LockFile.parse("k.Key v1 live: " + LAYOUT + "\n" + marker))
          .hasMessageStartingWith("line 2: a merge left a conflict. Keep the lines of both sides");
    }
  }
}
