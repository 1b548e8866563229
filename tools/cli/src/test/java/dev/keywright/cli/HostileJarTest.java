package dev.keywright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.cli.InstalledCommand.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code keywright report} on a jar whose classes have names that lead elsewhere. */
@DisabledOnOs(OS.WINDOWS)
class HostileJarTest {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  static final String KEY =
      """
      {"schema": 1, "class": "", "entity": "shop.Order", "key": "",
       "layout": "TEXT separator=',' | pk: id int pad=6", "format": "TEXT", "storeTitle": "a sorted store",
       "partitions": "sorted_values", "maxBytes": 6,
       "columns": [{"name": "pk", "partition": true, "native": false, "maxBytes": 6,
         "example": {"text": "000054"},
         "items": [{"kind": "part", "name": "id", "position": 0, "raw": "000054", "value": "54"}],
         "parts": [{"name": "id", "type": "int", "kind": "whole", "form": "6 digits",
           "fixedWidth": true, "maxBytes": 6, "descending": false, "ranges": true}]}],
       "patterns": [], "findings": [], "accepted": [], "frozen": []}
      """;

  @TempDir private Path root;

  private Path jar(List<String> names) throws IOException {
    Path jar = root.resolve("app.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (int i = 0; i < names.size(); i++) {
        ObjectNode key = (ObjectNode) JSON.readTree(KEY);
        key.put("class", names.get(i));
        key.putArray("families").addObject().put("interface", names.get(i));
        out.putNextEntry(new JarEntry("META-INF/keywright/" + i + ".json"));
        out.write(JSON.writeValueAsBytes(key));
      }
    }
    return jar;
  }

  @Test
  void nothingIsWrittenOutsideTheDirectoryThatWasNamed() throws Exception {
    List<String> names =
        List.of(
            "../../pwned",
            "..\\..\\pwned",
            root + "/pwned",
            "/etc/pwned",
            "C:\\pwned",
            "a\u0000b",
            "a\u001b[31m\r\nb",
            "a\u202eb",
            "a\ud800b",
            "n".repeat(1000),
            "shop.OrderKey",
            "shop.ORDERKEY",
            "index",
            "compare",
            "");
    Path jar = jar(names);
    InstalledCommand keywright = new InstalledCommand(root.resolve("home"));
    Path pages = root.resolve("a/b/pages");
    Set<Path> before = files();

    Ended ended = keywright.run("\"$@\"", "report", jar.toString(), "-o", pages.toString());

    assertThat(ended.err()).isEmpty();
    assertThat(ended.out()).isEqualTo(names.size() + " keys: " + pages + "/index.html\n");
    assertThat(ended.code()).isZero();
    Set<Path> written = files();
    written.removeAll(before);
    written.removeIf(it -> it.startsWith(root.resolve("home")));
    assertThat(written)
        .hasSize(2 * names.size() + 1)
        .allSatisfy(it -> assertThat(it.getParent()).isEqualTo(pages))
        .contains(pages.resolve("index.html"));
    for (Path page : written) {
      HostileText.assertVisible(Files.readString(page), page);
    }
  }

  @Test
  void aDescriptionOfAGigabyteIsRefused() throws Exception {
    Path jar = root.resolve("large.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.setLevel(Deflater.BEST_SPEED);
      out.putNextEntry(new JarEntry("META-INF/keywright/a.json"));
      byte[] blanks = new byte[1 << 20];
      for (int i = 0; i < 1024; i++) {
        out.write(blanks);
      }
    }
    InstalledCommand keywright = new InstalledCommand(root.resolve("home"));
    Path pages = root.resolve("pages");
    Ended ended = keywright.run("\"$@\"", "report", jar.toString(), "-o", pages.toString());
    assertThat(ended.code()).isEqualTo(3);
    assertThat(ended.err()).contains("a.json has more than 16 MB").hasLineCount(1);
    assertThat(pages).doesNotExist();
    assertThat(Run.of("simulate", jar + "!a").err()).contains("more than 16 MB");
  }

  @Test
  void aComparisonShowsTheirNames() throws Exception {
    Path jar = jar(List.of("a\u001b[31m\r\n# b`\u202e<script>"));
    Path empty = Files.createDirectory(root.resolve("empty"));
    Run run = Run.of("diff", "--markdown", empty.toString(), jar.toString());
    HostileText.assertVisible(run.out(), "the differences");
    assertThat(run.out().lines().filter(it -> it.startsWith("#"))).hasSize(2);
    assertThat(run.out()).contains("### `` a\\u001b[31m\\u000d\\u000a# b`\\u202e<script> ``: ");
  }

  private Set<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(Files::isRegularFile).collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
