package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program writes a page for each of its keys, and for the family of its shop. */
class KeyPagesTest {
  @Test
  void eachKeyHasAPage(@TempDir Path dir) {
    Ran ran = Ran.with("report", "--dir", dir.toString());

    assertThat(ran.out())
        .isEqualToNormalizingNewlines(
            "A page for each key of this program: " + dir.resolve("index.html") + "\n");
    assertThat(dir.resolve("index.html"))
        .content()
        .contains("PurchaseKey", "LogEventByHostKey", "UserOrderKey", "ShopItem");
    assertThat(dir.resolve("dev.keywright.example.PurchaseKey.html"))
        .content()
        .contains("As plain text joined by a colon, 167 would come before 54.");
  }
}
