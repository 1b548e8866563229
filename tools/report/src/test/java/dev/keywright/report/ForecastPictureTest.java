package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.forecast.ForecastPicture;
import dev.keywright.report.page.LabeledNumber;
import dev.keywright.report.page.LoadView;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which keys have a forecast on their page, and what it says. */
class ForecastPictureTest {
  private static final LoadPicture PICTURE = new ForecastPicture();

  private static List<KeyDescription> keys;

  @BeforeAll
  static void compile(@TempDir Path classes) throws IOException {
    keys = Designs.keys("after", classes);
  }

  @Test
  void aKeyThatGrowsSendsAllWritesToOneRange() {
    LoadView ticket = PICTURE.of(Designs.key(keys, "shop.TicketKey")).orElseThrow();
    assertThat(ticket.svg()).startsWith("<svg").contains("busiest range 100.0 %");
    LoadView event = PICTURE.of(Designs.key(keys, "log.LogEventKey")).orElseThrow();
    assertThat(event.svg()).startsWith("<svg").doesNotContain("busiest range 100.0 %");
    assertThat(event.notes()).isNotEmpty();
  }

  @Test
  void allDeclaredRowsAreWritten() {
    LoadView event = PICTURE.of(Designs.key(keys, "log.LogEventKey")).orElseThrow();
    assertThat(event.svg()).contains("10,000,000,000 writes to Apache HBase");
    assertThat(event.figures())
        .extracting(LabeledNumber::label)
        .containsExactly("Busiest range", "Busiest server", "Splits", "Throttled requests");
    // A region of 300-byte rows is cut at 10 GB, so 3 TB make at least 300 regions.
    assertThat(Long.parseLong(event.figures().get(2).value())).isGreaterThan(300);
  }

  @Test
  void besideAHotSpotStandTheDesignsWithoutOne() {
    LoadView ticket = PICTURE.of(Designs.key(keys, "shop.TicketKey")).orElseThrow();
    assertThat(ticket.svg()).contains(">hashPrefix = 4<", ">16 buckets<").doesNotContain(">plain<");
    assertThat(ticket.figures().get(0).value()).isEqualTo("100.0 %");
    LoadView event = PICTURE.of(Designs.key(keys, "log.LogEventKey")).orElseThrow();
    assertThat(event.svg()).doesNotContain(">hashPrefix = 4<");
  }

  @Test
  void aKeyWithoutAVolumeHasNone() {
    assertThat(PICTURE.of(Designs.key(keys, "shop.UserOrderKey"))).isEmpty();
  }

  @Test
  void theSameKeyHasTheSamePicture() {
    KeyDescription purchase = Designs.key(keys, "guide.PurchaseKey");
    assertThat(PICTURE.of(purchase)).isPresent().isEqualTo(PICTURE.of(purchase));
  }
}
