package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.description.UnreadableDescriptionException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where descriptions are read from, and what is said of those that cannot be read. */
class DescriptionsTest {
  @TempDir private Path folder;

  private Path described(String name, String json) throws IOException {
    Path classes = folder.resolve(name);
    Path descriptions = Files.createDirectories(classes.resolve("META-INF/keywright"));
    Files.writeString(descriptions.resolve("a.AKey.json"), json);
    return classes;
  }

  @Test
  void aJarHasWhatItsFolderHas() throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    List<KeyDescription> keys = Designs.keys("after", classes);
    Path jar = folder.resolve("app.jar");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> files = Files.list(classes.resolve("META-INF/keywright"))) {
      for (Path description : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry("META-INF/keywright/" + description.getFileName()));
        out.write(Files.readAllBytes(description));
      }
      out.putNextEntry(new JarEntry("META-INF/other.json"));
      out.putNextEntry(new JarEntry("META-INF/keywright/findings/shop.Refused.json"));
    }

    assertThat(keys).hasSize(6);
    assertThat(Descriptions.in(List.of(jar))).isEqualTo(keys);
    assertThat(Descriptions.in(List.of(jar, classes))).isEqualTo(keys);
  }

  @Test
  void aFolderWithoutDescriptionsHasNone() throws IOException {
    assertThat(Descriptions.in(List.of(folder))).isEmpty();
  }

  @Test
  void anotherSchemaIsRefused() throws IOException {
    Path classes = described("next", "{\"schema\": 2}");
    assertThatThrownBy(() -> Descriptions.in(List.of(classes)))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessageEndingWith("a.AKey.json has schema 2, but this version reads schema 1");
  }

  @Test
  void whatIsNoDescriptionIsNamed() throws IOException {
    Path classes = described("broken", "{\"schema\": 1, \"columns\": 7}");
    assertThatThrownBy(() -> Descriptions.in(List.of(classes)))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessageContaining("a.AKey.json is not a description of a key");
    Path list =
        described("list", "{\"schema\": 1, \"layout\": \"TEXT | pk: a int\", \"frozen\": [null]}");
    assertThatThrownBy(() -> Descriptions.in(List.of(list)))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessageContaining("a.AKey.json is not a description of a key")
        .hasMessageContaining("frozen");
    Path layout = described("layout", "{\"schema\": 1, \"layout\": \"TEXT\"}");
    assertThatThrownBy(() -> Descriptions.in(List.of(layout)))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessageContaining("a.AKey.json has a layout that this version cannot read");
    Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
    assertThatThrownBy(() -> Descriptions.in(List.of(text)))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessageEndingWith("text.jar is no jar");
    Path absent = folder.resolve("absent.jar");
    assertThatThrownBy(() -> Descriptions.in(List.of(absent)))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessageStartingWith("there is no file");
  }

  @Test
  void pagesNeedThePartsOfTheLayout() throws IOException {
    Path parts =
        described(
            "parts",
            """
            {"schema": 1, "class": "a.AKey", "layout": "TEXT separator=',' | pk: id int pad=6",
             "columns": [{"name": "pk", "parts": [{"name": "no"}]}]}
            """);
    KeyDescription key = Descriptions.in(List.of(parts)).get(0);
    assertThatThrownBy(() -> Descriptions.requireAgreement(key))
        .isInstanceOf(UnreadableDescriptionException.class)
        .hasMessage(
            "the description of a.AKey has the parts no, but its layout has the part id: compile"
                + " the module again");
  }

  @Test
  void pagesNeedTheColumnsOfTheLayoutAndExamplesThatHoldTheirParts() throws IOException {
    String id = "{\"name\": \"id\"}";
    assertDisagrees(
        "TEXT separator=',' | pk: id int pad=6",
        id + ", {\"name\": \"b\"}",
        "has the part b, and its");
    assertDisagrees(
        "TEXT | pk: id int pad=6 | sk: \"META\"", id, "has other columns than its layout");
    for (String example :
        List.of(
            "{\"text\": \"000054\"}, \"items\": [{\"position\": 7, \"raw\": \"\"}]",
            "{\"text\": \"000054\"}, \"items\": [{\"position\": -1, \"raw\": \"\"}]",
            "{\"hex\": \"00\"}, \"items\": [{\"position\": 1073741824, \"raw\": \"\"}]",
            "{\"hex\": \"00\"}, \"items\": [{\"position\": 0, \"raw\": \"0\"}]",
            "{\"hex\": \"0g\"}")) {
      assertDisagrees(
          "TEXT separator=',' | pk: id int pad=6",
          id + "], \"example\": " + example + ", \"x\": [",
          "has an example of column pk that lacks what is in it: compile the module again");
    }
  }

  private void assertDisagrees(String columns, String parts, String fault) throws IOException {
    String json =
        """
        {"schema": 1, "class": "a.AKey", "layout": "LAYOUT",
         "columns": [{"name": "pk", "parts": [PARTS]}]}
        """
            .replace("LAYOUT", columns.replace("\"", "\\\""))
            .replace("PARTS", parts);
    KeyDescription key = Descriptions.in(List.of(described("one", json))).get(0);
    assertThatThrownBy(() -> Descriptions.requireAgreement(key)).hasMessageContaining(fault);
  }
}
