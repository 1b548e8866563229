package dev.keywright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code keywright report} writes and prints, and how it ends. */
class ReportCommandTest {
  @TempDir private Path directory;

  private Path design(String name, int pad) throws IOException {
    Path classes = directory.resolve(name);
    Path folder = Files.createDirectories(classes.resolve("META-INF/keywright"));
    Files.writeString(
        folder.resolve("shop.OrderKey.json"),
        """
        {"schema": 1, "class": "shop.OrderKey", "entity": "shop.Order", "key": "",
         "layout": "TEXT separator=',' | pk: id int pad=PAD", "format": "TEXT", "storeTitle": "a sorted store",
         "partitions": "sorted_values", "maxBytes": PAD,
         "columns": [{"name": "pk", "partition": true, "native": false, "maxBytes": PAD,
           "example": {"text": "000054"},
           "items": [{"kind": "part", "name": "id", "position": 0, "raw": "000054", "value": "54"}],
           "parts": [{"name": "id", "type": "int", "kind": "whole", "form": "PAD digits",
             "fixedWidth": true, "maxBytes": PAD, "descending": false, "ranges": true}]}],
         "patterns": [], "findings": [], "accepted": [], "frozen": []}
        """
            .replace("PAD", String.valueOf(pad)));
    return classes;
  }

  @Test
  void aReportIsWrittenAndItsStartPagePrinted() throws IOException {
    Path report = directory.resolve("report");
    Run run = Run.of("report", design("app", 6).toString(), "-o", report.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo("1 key: " + report.resolve("index.html") + "\n");
    assertThat(report.resolve("index.html")).content().contains("shop.OrderKey.html");
    assertThat(report.resolve("shop.OrderKey.html")).content().contains("<h1>OrderKey</h1>");
  }

  @Test
  void aDifferenceThatLosesRowsEndsWithOne() throws IOException {
    String old = design("old", 6).toString();
    String now = design("now", 9).toString();
    Run markdown = Run.of("diff", "--markdown", old, now);
    assertThat(markdown.code()).isEqualTo(1);
    assertThat(markdown.out())
        .startsWith("## Keys: 1 changed\n")
        .contains("**loses rows**: `id`: `pad=6` became `pad=9`");
    Run text = Run.of("diff", old, now);
    assertThat(text.code()).isEqualTo(1);
    assertThat(text.out())
        .startsWith("Keys: 1 changed\n\nOrderKey: loses rows\nold: TEXT")
        .contains("LOSES ROWS:  id: pad=6 -> pad=9")
        .endsWith("Key, at most: 6 bytes -> 9 bytes\n");
    Run json = Run.of("diff", "--json", old, now);
    assertThat(json.code()).isEqualTo(1);
    assertThat(json.out()).contains("\"name\" : \"shop.OrderKey\"", "\"verdict\" : \"loses rows\"");
    Run same = Run.of("diff", old, old);
    assertThat(same.code()).isZero();
    assertThat(same.out()).isEqualTo("Keys: 1 the same\n");
  }

  @Test
  void aJarIsNotComparedWithALayout() throws IOException {
    String app = design("app", 6).toString();
    Run mixed = Run.of("diff", app, "TEXT separator=',' | pk: id int pad=6");
    assertThat(mixed.code()).isEqualTo(2);
    assertThat(mixed.err()).contains("a jar is compared with a jar, and a layout with a layout");
    Run absent = Run.of("diff", app, directory.resolve("absent.jar").toString());
    assertThat(absent.code()).isEqualTo(3);
    assertThat(absent.err()).startsWith("keywright: there is no file");
  }

  @Test
  void aWrongCommandLineIsExplained() {
    assertThat(Run.of("report").code()).isEqualTo(2);
    Run absent = Run.of("report", directory.resolve("absent.jar").toString());
    assertThat(absent.code()).isEqualTo(3);
    assertThat(absent.err()).startsWith("keywright: there is no file");
  }

  @Test
  void aJarWithoutDescriptionsIsNoFault() throws IOException {
    Path empty = Files.createDirectory(directory.resolve("empty"));
    Run run = Run.of("report", empty.toString(), "-o", directory.resolve("report").toString());
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("no key is described in " + empty);
    assertThat(run.out()).startsWith("0 keys: ");
  }
}
