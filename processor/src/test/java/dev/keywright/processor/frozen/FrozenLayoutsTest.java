package dev.keywright.processor.frozen;

import static dev.keywright.processor.frozen.Orders.FIRST;
import static dev.keywright.processor.frozen.Orders.SIGNATURE;
import static dev.keywright.processor.frozen.Orders.frozen;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each change that would make stored rows unreachable is refused, and named. */
class FrozenLayoutsTest {
  private static final String NOW =
      "TEXT separator=',' | partitionKey: bucket count=8 by=HASH hash=MD5 of=user,";

  private static List<String> messages(Orders changed) {
    return Compiled.with(List.of(), changed.source("Order", frozen(1, SIGNATURE))).messages();
  }

  private static void assertRefused(Orders changed, String problem, String now) {
    assertThat(messages(changed))
        .singleElement()
        .asString()
        .satisfies(
            message -> {
              assertThat(message)
                  .startsWith(
                      "[KW501 layout-changed] the key is no longer written as in version 1: "
                          + problem
                          + "\n");
              assertThat(message)
                  .contains(
                      "undo the change; or keep version 1 for decodeV1: add"
                          + " @FrozenLayout(version = 2, signature = \""
                          + now
                          + "\")");
              assertMarked(message, now);
            });
  }

  /** The caret stands below the first character in which the two signatures differ. */
  private static void assertMarked(String message, String now) {
    int difference = 0;
    while (SIGNATURE.charAt(difference) == now.charAt(difference)) {
      difference++;
    }
    List<String> lines = message.lines().toList();
    int caret = 0;
    while (!lines.get(caret).strip().equals("^")) {
      caret++;
    }
    int column = lines.get(caret).indexOf('^');
    String above = lines.get(caret - 1);
    assertThat(above.strip()).startsWith("now: ");
    assertThat(above.charAt(column)).isEqualTo(now.charAt(difference));
    String old = lines.get(caret - 2);
    assertThat(old.strip()).startsWith("old: ");
    assertThat(old.substring(0, column).replace("old", "now"))
        .isEqualTo(above.substring(0, column));
    assertThat(old.charAt(column)).isNotEqualTo(above.charAt(column));
  }

  @Test
  void theFrozenLayoutItselfIsAccepted() {
    assertThat(messages(FIRST)).isEmpty();
  }

  @Test
  void aChangeOfPadIsRefused() {
    assertRefused(
        FIRST.pad(8),
        "device was pad=6 and is pad=8; rows whose device was written in 6 digits are not found when"
            + " 8 are written",
        NOW + " device int pad=8 hashPrefix=4 hash=MD5, user int pad=9 max=999999");
  }

  @Test
  void aChangeOfTheOrderOfPartsIsRefused() {
    assertRefused(
        FIRST.swapped(),
        "column partitionKey was device, user and is user, device (and 1 more change); rows were"
            + " written and sorted as device, user, so keys and scans by user, device miss them",
        NOW + " user int pad=9 max=999999, device int pad=6");
  }

  @Test
  void aChangeOfTheSeparatorIsRefused() {
    assertRefused(
        FIRST.separator(';'),
        "separator was ',' and is ';'; rows that were written with ',' between their parts are not"
            + " found when ';' is written",
        SIGNATURE.replace("separator=','", "separator=';'"));
  }

  @Test
  void aChangeOfTheHashLengthIsRefused() {
    assertRefused(
        FIRST.hashPrefix(6),
        "device was hashPrefix=4 hash=MD5 and is hashPrefix=6 hash=MD5; rows whose device was written"
            + " with hashPrefix=4 hash=MD5 are not found when it is written with hashPrefix=6 hash=MD5",
        SIGNATURE.replace("hashPrefix=4", "hashPrefix=6"));
  }

  @Test
  void aChangeOfTheBucketCountIsRefused() {
    assertRefused(
        FIRST.buckets(16),
        "bucket was count=8 and is count=16; rows whose bucket out of 8 differs from their bucket"
            + " out of 16 are not found",
        SIGNATURE.replace("count=8", "count=16"));
  }

  @Test
  void factsMayBecomeWiderAndNotNarrower() {
    Orders plain = FIRST;
    assertThat(
            Compiled.with(
                    List.of(),
                    plain.source("Order", frozen(1, SIGNATURE.replace("max=999999", "max=999"))))
                .messages())
        .isEmpty();
    assertThat(
            Compiled.with(
                    List.of(),
                    plain.source("Order", frozen(1, SIGNATURE.replace(" max=999999", ""))))
                .messages())
        .singleElement()
        .asString()
        .startsWith("[KW501 layout-changed]");
  }

  @Test
  void onlyTheNewestVersionMustBeTheLayoutOfNow() {
    Orders second = FIRST.pad(8);
    String now = SIGNATURE.replace("pad=6", "pad=8");
    assertThat(
            Compiled.whateverTheLoad(second.source("Order", frozen(1, SIGNATURE), frozen(2, now)))
                .messages())
        .isEmpty();
    assertThat(
            Compiled.with(List.of(), second.source("Order", frozen(1, now), frozen(2, SIGNATURE)))
                .messages())
        .singleElement()
        .asString()
        .contains("no longer written as in version 2");
  }

  @Test
  void twoLayoutsWithOneVersionAreRefused() {
    assertThat(
            Compiled.with(
                    List.of(), FIRST.source("Order", frozen(1, SIGNATURE), frozen(1, SIGNATURE)))
                .messages())
        .singleElement()
        .asString()
        .contains("two frozen layouts have version = 1")
        .contains("write version = 2 for the newer one");
  }

  @Test
  void noSignatureIsProposedWhileOtherErrorsMayChangeIt() {
    List<String> messages =
        Compiled.with(
                List.of(),
                Compiled.source(
                    "demo.Visit",
                    "package demo;",
                    "import dev.keywright.*;",
                    "@FrozenLayout(version = 1, signature =",
                    "    \"TEXT separator=',' | partitionKey: site int pad=6\")",
                    "record Visit(@PartitionKey(order = 0) int site) {}"))
            .messages();

    assertThat(messages)
        .anySatisfy(it -> assertThat(it).startsWith("[KW101"))
        .anySatisfy(
            it ->
                assertThat(it)
                    .startsWith("[KW501")
                    .contains("Fix: fix the other errors of this key first")
                    .doesNotContain("version = 2"));
  }
}
