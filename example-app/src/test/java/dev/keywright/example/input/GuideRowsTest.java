package dev.keywright.example.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.Purchase;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The guide's rows are those of the vectors. */
class GuideRowsTest {
  @Test
  void thePurchasesAreThoseOfTheVectors() throws IOException, URISyntaxException {
    Path file =
        Path.of(
            Objects.requireNonNull(GuideRowsTest.class.getResource("/vectors/purchases.tsv"))
                .toURI());
    List<String> rows = Files.readAllLines(file);
    assertThat(GuideRows.PURCHASES.stream().map(GuideRowsTest::row))
        .isEqualTo(rows.subList(1, rows.size()));
  }

  private static String row(Purchase purchase) {
    return purchase.deviceId()
        + "\t"
        + purchase.sellerId()
        + "\t"
        + purchase.cardId()
        + "\t"
        + purchase.orderNumber();
  }
}
