package dev.keywright.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.grack.nanojson.JsonObject;
import dev.keywright.release.Poms.Pom;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** A jar that holds libraries of others. */
final class Shaded {
  private static final String LICENCES = "META-INF/THIRD-PARTY.txt";
  private static final String TEXTS = "META-INF/licenses/";
  private static final String PLUGIN = "org.apache.maven.plugins:maven-shade-plugin";
  private static final Pattern LIBRARY =
      Pattern.compile("(?m)^ +(\\(.+\\)) .* \\(([\\w.-]+:[\\w.-]+:[\\w.-]+) - .*\\)$");

  private Shaded() {}

  static boolean isShaded(Pom pom) {
    return pom.effective().getBuild().getPluginsAsMap().containsKey(PLUGIN);
  }

  /** The libraries whose licences stand in the jar, as {@code group:artifact:version}. */
  static Set<String> licensed(Pom pom) throws IOException {
    return licences(pom).keySet();
  }

  /** Each of these libraries with the names of its licences. */
  static Map<String, String> licences(Pom pom) throws IOException {
    String text = Staged.text(Staged.file(pom, ".jar"), LICENCES);
    Map<String, String> libraries = new TreeMap<>();
    for (MatchResult line : LIBRARY.matcher(text).results().toList()) {
      assertThat(line.group(1)).as(line.group()).doesNotContainIgnoringCase("unknown");
      libraries.put(line.group(2), line.group(1));
    }
    assertThat(libraries)
        .as(text)
        .hasSize(text.lines().filter(it -> it.startsWith("  ")).toList().size());
    return libraries;
  }

  /** Whether the text of a library's licence is among the entries of a jar. */
  static boolean hasText(Set<String> entries, String library) {
    String[] names = library.split(":", -1);
    String ofItsJar = TEXTS + names[1] + "-jar/";
    return entries.stream()
        .anyMatch(it -> it.startsWith(ofItsJar) || isOfGroup(it, TEXTS + names[0] + "."));
  }

  // com.google.txt is for com.google.protobuf, too.
  private static boolean isOfGroup(String entry, String group) {
    return entry.endsWith(".txt")
        && entry.startsWith(TEXTS)
        && entry.indexOf('/', TEXTS.length()) < 0
        && group.startsWith(entry.substring(0, entry.length() - "txt".length()));
  }

  /** The libraries in a bill of materials. */
  static Set<String> billed(JsonObject bill) {
    Set<String> libraries = new TreeSet<>();
    for (Object component : bill.getArray("components")) {
      JsonObject library = (JsonObject) component;
      libraries.add(
          "%s:%s:%s"
              .formatted(
                  library.getString("group"),
                  library.getString("name"),
                  library.getString("version")));
    }
    return libraries;
  }

  /** The jar of a library where Maven keeps it. */
  static Path jar(String library) {
    String[] names = library.split(":", -1);
    return Staged.libraries()
        .resolve(names[0].replace('.', '/'))
        .resolve(names[1])
        .resolve(names[2])
        .resolve(names[1] + "-" + names[2] + ".jar");
  }

  /** Where classes of others have moved to: new folder to old one. */
  static Map<String, String> moves(Pom pom) {
    Map<String, String> moves = new LinkedHashMap<>();
    Plugin plugin = pom.effective().getBuild().getPluginsAsMap().get(PLUGIN);
    for (PluginExecution execution : plugin.getExecutions()) {
      Xpp3Dom relocations = ((Xpp3Dom) execution.getConfiguration()).getChild("relocations");
      if (relocations != null) {
        for (Xpp3Dom it : relocations.getChildren()) {
          moves.put(
              it.getChild("shadedPattern").getValue().replace('.', '/') + "/",
              it.getChild("pattern").getValue().replace('.', '/') + "/");
        }
      }
    }
    return moves;
  }
}
