package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.report.description.KeyDescription;
import dev.keywright.report.forecast.ForecastPicture;
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
  void aKeyWithoutAVolumeHasNone() {
    assertThat(PICTURE.of(Designs.key(keys, "shop.UserOrderKey"))).isEmpty();
  }

  @Test
  void theSameKeyHasTheSamePicture() {
    KeyDescription purchase = Designs.key(keys, "guide.PurchaseKey");
    assertThat(PICTURE.of(purchase)).isPresent().isEqualTo(PICTURE.of(purchase));
  }
}
