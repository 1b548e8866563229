package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SharedColumnTest {
  private static final LayoutBuilder TABLE =
      partition("PK", text("user")).sort("SK", aLong("order").pad(9));

  private static List<Finding> between(LayoutBuilder... keys) {
    Findings findings = new Findings();
    List<Layout> layouts = Stream.of(keys).map(LayoutBuilder::build).toList();
    SharedColumn.check(layouts, findings);
    return findings.all();
  }

  @Test
  void aNameWithTwoContentsIsReportedWithBothKeys() {
    LayoutBuilder index = partition("GSI1PK", text("mail")).sort("SK", aLong("order").pad(8));

    assertThat(between(TABLE, index.key("byMail")))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.problem())
                  .isEqualTo(
                      "the default key and key \"byMail\" both have a column SK, with different"
                          + " content, so one item cannot hold both keys");
              assertThat(finding.fix().text(finding.spot()))
                  .isEqualTo("choose another name in key \"byMail\", such as column = \"GSI1SK\"");
            });
  }

  @Test
  void aNamedAndAnUnnamedPartitionColumnCanClashToo() {
    LayoutBuilder first = partition("partitionKey", text("user")).key("a");

    assertThat(between(first, partition(text("mail")).key("b"))).hasSize(1);
  }

  @Test
  void eachPairOfKeysIsCompared() {
    LayoutBuilder second = partition("PK", text("mail")).key("b");
    LayoutBuilder third = partition("PK", text("phone")).key("c");

    assertThat(between(TABLE, second, third)).hasSize(3);
  }

  @Test
  void namesOfTheirOwnAreFine() {
    LayoutBuilder index = partition("GSI1PK", text("mail")).sort("GSI1SK", aLong("order").pad(9));

    assertThat(between(TABLE, index.key("byMail"))).isEmpty();
  }

  @Test
  void anIndexMayShareAColumnOfTheSameParts() {
    LayoutBuilder local = partition("PK", text("user")).sort("LSI1SK", aLong("cents").pad(9));
    LayoutBuilder inverted =
        partition("SK", aLong("order").pad(9).unordered()).sort("PK", text("user"));

    assertThat(between(TABLE, local.key("byCents"), inverted.key("byOrder"))).isEmpty();
  }

  @Test
  void keysWithoutNamedPartitionColumnsAreOfTwoTables() {
    LayoutBuilder other = partition(text("mail")).sort("SK", aLong("order").pad(8));

    assertThat(between(partition(text("user")).sort("SK", aLong("order").pad(9)), other.key("b")))
        .isEmpty();
  }

  @Test
  void keysOfTwoStoresAreOfTwoTables() {
    LayoutBuilder first = partition("PK", text("user")).in(Store.DYNAMODB);
    LayoutBuilder other = partition("PK", text("mail")).in(Store.CASSANDRA).key("b");

    assertThat(between(first, other)).isEmpty();
  }
}
