package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.report.description.Descriptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The picture in the README is the key of the example's purchases, as this build draws it. */
class RulerPictureTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final Path PICTURE = ROOT.resolve("docs/purchase-key.svg");
  private static final Path ENTITY =
      ROOT.resolve("example-app/src/main/java/dev/keywright/example/Purchase.java");

  /** Run with {@code -Dgolden=update} to draw it anew. */
  @Test
  void thePictureIsTheOneOnFile(@TempDir Path classes) throws Exception {
    String drawn = draw(classes);
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(PICTURE, drawn);
    }
    assertThat(drawn).isEqualTo(Files.readString(PICTURE));
    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(PICTURE.toFile());
  }

  private static String draw(Path classes) throws IOException {
    Designs.compile(List.of(ENTITY), classes);
    return RulerPicture.of(Descriptions.in(List.of(classes)).get(0));
  }
}
