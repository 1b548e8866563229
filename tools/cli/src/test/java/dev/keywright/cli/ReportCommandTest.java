package dev.keywright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
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
  void theSameBytesUnderAnotherNameOrTypeLoseNoRow() throws IOException {
    String seconds = "TEXT separator=',' | pk: id int pad=6, at Instant time=EPOCH_SECONDS";
    String number = "TEXT separator=',' | pk: id int pad=6, second long pad=10";
    Run retyped = Run.of("diff", seconds, number);
    assertThat(retyped.code()).isZero();
    assertThat(retyped.out())
        .contains("keeps rows:  at: at -> second (the name changed, the bytes stay)")
        .contains("keeps bytes: at: Instant -> long (the type changed, the bytes stay)");
    Run json = Run.of("diff", "--json", seconds, number);
    assertThat(json.out()).contains("\"compatible\" : true", "\"verdict\" : \"the bytes stay\"");
    Run unsigned =
        Run.of(
            "diff",
            "BINARY | pk: n int as=UNSIGNED width=4 min=0",
            "BINARY | pk: n int as=TWOS_COMPLEMENT width=4 min=0");
    assertThat(unsigned.code()).isZero();
    assertThat(unsigned.out()).contains("all its values are written in the same bytes");
    Run lost = Run.of("diff", seconds, number.replace("10", "11"));
    assertThat(lost.code()).isEqualTo(1);
    assertThat(lost.out()).contains("LOSES ROWS:");

    Path old = design("old", 6);
    Path now = design("moved", 6);
    Path file = now.resolve("META-INF/keywright/shop.OrderKey.json");
    String moved = Files.readString(file).replace("shop.OrderKey", "orders.PurchaseKey");
    Files.writeString(file, moved);
    Run renamed = Run.of("diff", "" + old, "" + now);
    assertThat(renamed.code()).isZero();
    assertThat(renamed.out())
        .isEqualTo("Keys: 1 changed\n\nPurchaseKey: was OrderKey, keeps rows\n");
  }

  @Test
  void storedSamplesAndOwnFunctionsGiveExamples() throws Exception {
    Path classes = design("own", 6);
    Path file = classes.resolve("META-INF/keywright/shop.OrderKey.json");
    String bucketed =
        Files.readString(file)
            .replace("pk: id int", "pk: bucket count=5 function=telemetry.Salt of=id, id int")
            .replace("\"example\": {\"text\": \"000054\"},", "");
    Files.writeString(file, bucketed);
    Path source = directory.resolve("Salt.java");
    Files.writeString(
        source,
        "package telemetry; public class Salt {"
            + " public static int bucket(int id, int count) { return id % count; } }");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", "" + directory, "" + source);
    assertThat(failed).isZero();
    Path pages = directory.resolve("pages");
    assertThat(Run.of("report", "" + classes, "-o", "" + pages).code()).isZero();
    Path page = pages.resolve("shop.OrderKey.html");
    assertThat(page).content().contains("There is no example").contains("bucket 0 here");
    Run known = Run.of("report", "--functions", "" + directory, "" + classes, "-o", "" + pages);
    assertThat(known.err()).isEmpty();
    assertThat(page).content().doesNotContain("There is no example", "bucket 0 here");
    Run missing = Run.of("report", "--functions", "none.jar", "" + classes, "-o", "" + pages);
    assertThat(missing.code()).isEqualTo(3);

    Path plain = design("plain", 6);
    Path keys = Files.writeString(directory.resolve("keys.txt"), "no key\n123456\n654321\n");
    Run sampled = Run.of("report", "--samples", "" + keys, "" + plain, "-o", "" + pages);
    assertThat(sampled.err()).isEmpty();
    assertThat(sampled.code()).isZero();
    assertThat(page).content().contains("<span class=\"h0\">123456</span>").contains("654321");
    Files.writeString(keys, "123 456\n");
    assertThat(Run.of("report", "--samples", "" + keys, "" + plain, "-o", "" + pages).err())
        .isEqualTo(
            "keywright: no line of "
                + keys
                + " is a key of these layouts, so the examples are made\n");
    assertThat(Run.of("report", "--samples", "no.txt", "" + plain, "-o", "" + pages).code())
        .isEqualTo(3);
  }

  @Test
  void aPageLinksToTheChecksOfItsFindings() throws IOException {
    Path classes = design("app", 6);
    Path file = classes.resolve("META-INF/keywright/shop.OrderKey.json");
    String finding =
        """
        "findings": [{"check": "KW201", "name": "monotonic-leading", "severity": "warning",
          "problem": "p", "fix": "f", "page": "docs/checks/KW201-monotonic-leading.md"},
         {"check": "KW999", "name": "x", "severity": "warning", "problem": "p", "fix": "f",
          "page": "../../../etc/passwd"}]""";
    Files.writeString(file, Files.readString(file).replace("\"findings\": []", finding));
    Path pages = directory.resolve("pages");
    assertThat(Run.of("report", "" + classes, "-o", "" + pages).code()).isZero();
    assertThat(pages.resolve("shop.OrderKey.html"))
        .content()
        .contains("<a href=\"KW201-monotonic-leading.html\">")
        .doesNotContain("passwd");
    assertThat(pages.resolve("KW201-monotonic-leading.html")).content().contains("## Why");
  }

  @Test
  void twoKeysOfOneNameAreToldApart() throws IOException {
    Path one = design("one", 6);
    Path two = design("two", 6);
    Path file = two.resolve("META-INF/keywright/shop.OrderKey.json");
    Files.writeString(file, Files.readString(file).replace("shop.OrderKey", "store.OrderKey"));
    Path pages = directory.resolve("pages");
    assertThat(Run.of("report", "" + one, "" + two, "-o", "" + pages).code()).isZero();
    assertThat(pages.resolve("index.html")).content().contains("in shop<").contains("in store<");
    assertThat(pages.resolve("shop.OrderKey.html"))
        .content()
        .contains("beside <a href=\"store.OrderKey.html\">");
  }

  @Test
  void anotherKeyOfTheSameClassIsNamed() throws IOException {
    String old = design("old", 6).toString();
    String now = design("now", 9).toString();
    String pages = directory.resolve("pages").toString();
    Run run = Run.of("report", old, now, old, "-o", pages);
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .isEqualTo(
            "keywright: shop.OrderKey of %s is left out, because another one of this name comes before it\n"
                .formatted(now));
  }

  @Test
  void theKeyOfAnEntityIsProposed() throws IOException {
    String app = design("app", 6).toString();
    for (String asked : new String[] {"shop.Order", "shop.OrdrKey"}) {
      Run run = Run.of("verify", "--layout", app + "!" + asked, "-");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err())
          .contains(
              "there is no class " + asked + " in " + app + "; did you mean shop.OrderKey?\n");
    }
    Run none = Run.of("verify", "--layout", app + "!a.B", "-");
    assertThat(none.err()).contains("there is no class a.B in " + app + "\n");
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
