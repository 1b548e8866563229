package dev.keywright.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Faults planted in generated keys, in codecs and in types of an application: the kit finds them.
 */
final class MutantsTest {
  private static final double BAR = 0.95;
  private static final int MUTANTS = 200;
  private static final int OF_KEY = 3;

  /**
   * Each fault has its own compilation and its own kit: without -Pevidence, one in three is judged.
   */
  private static final int EVERY = 3;

  private static final Path RUNTIME =
      Path.of("../../runtime/src/main/java/dev/keywright/runtime").toAbsolutePath();

  @TempDir private Path root;
  private int planted;
  private int made;
  private int every;
  private final List<String> survivors = new ArrayList<>();

  /** A fault of a file of faults. */
  private record Fault(String file, String from, String to, List<String> keys) {
    static Stream<Fault> in(String resource) throws IOException {
      return UserModule.lines(resource).stream().map(Fault::of);
    }

    static Fault of(String line) {
      String[] fields = line.split(" (?<!\\\\)\\| ", -1);
      return new Fault(
          fields[0], unescaped(fields[1]), unescaped(fields[2]), List.of(fields[3].split(" ")));
    }

    private static String unescaped(String field) {
      return field.replace("\\n", "\n").replace("\\|", "|");
    }
  }

  @Test
  @Tag("full")
  void oneFaultInThreeIsFound() throws Exception {
    faultsAreFound(EVERY);
  }

  @Test
  @Tag("evidence")
  void allFaultsAreFound() throws Exception {
    faultsAreFound(1);
  }

  private void faultsAreFound(int oneIn) throws Exception {
    every = oneIn;
    UserModule module = UserModule.ofResources(root);
    generated(module);
    int ofGenerated = made;
    user(module);
    int ofUser = made - ofGenerated;
    runtime(module);
    double share = 1 - (double) survivors.size() / made;
    System.out.printf(
        "%d keys, %d mutants (%d of generated keys, %d of user types, %d of the runtime): %.3f"
            + " found%n",
        module.keys().size(), made, ofGenerated, ofUser, made - ofGenerated - ofUser, share);
    survivors.forEach(it -> System.out.println("  survived: " + it));
    assertThat(made).isGreaterThanOrEqualTo(MUTANTS / every);
    assertThat(share).isGreaterThanOrEqualTo(BAR);
  }

  private void generated(UserModule module) throws Exception {
    List<String[]> rules =
        UserModule.lines("generated-faults.txt").stream()
            .map(it -> it.split(" \\| ?", -1))
            .toList();
    List<String> keys = module.keys();
    for (int i = 0; i < keys.size(); i++) {
      Path source = module.generatedSource(keys.get(i));
      String text = Files.readString(source, UTF_8);
      int ofKey = 0;
      for (int j = 0; j < rules.size() && ofKey < OF_KEY; j++) {
        String[] rule = rules.get((i * OF_KEY * 2 + j) % rules.size());
        Matcher found = Pattern.compile(rule[0]).matcher(text);
        if (found.find()) {
          ofKey++;
          if (planted++ % every != 0) {
            continue;
          }
          String changed = found.replaceFirst(rule[1].replace("\\n", "\n"));
          Path folder = compiled(source, changed, UserModule.CLASS_PATH + sep() + module.classes);
          judge(module.loader(folder), keys.get(i), keys.get(i) + ": " + rule[0]);
        }
      }
    }
  }

  private void user(UserModule module) throws Exception {
    for (Fault fault : Fault.in("user-faults.txt").toList()) {
      if (planted++ % every != 0) {
        continue;
      }
      Path source = module.source(fault.file());
      String text = Files.readString(source, UTF_8);
      Path folder =
          compiled(source, replaced(text, fault), UserModule.CLASS_PATH + sep() + module.classes);
      for (String key : fault.keys()) {
        judge(module.loader(folder), key + "Key", key + ": " + fault);
      }
    }
  }

  private void runtime(UserModule module) throws Exception {
    for (Fault fault : Fault.in("runtime-faults.txt").toList()) {
      if (planted++ % every != 0) {
        continue;
      }
      Path source = RUNTIME.resolve(fault.file() + ".java");
      String text = Files.readString(source, UTF_8);
      Path folder = compiled(source, replaced(text, fault), UserModule.CLASS_PATH);
      for (String key : fault.keys()) {
        judge(module.apart(folder), key + "Key", key + ": " + fault);
      }
    }
  }

  private static String sep() {
    return System.getProperty("path.separator");
  }

  private static String replaced(String text, Fault fault) {
    assertThat(text).contains(fault.from());
    int at = text.indexOf(fault.from());
    return text.substring(0, at) + fault.to() + text.substring(at + fault.from().length());
  }

  private Path compiled(Path source, String text, String classPath) throws IOException {
    Path folder = Files.createDirectories(root.resolve("mutant" + made + "-" + survivors.size()));
    Path changed = Files.createDirectories(folder.resolve("src")).resolve(source.getFileName());
    Files.writeString(changed, text, UTF_8);
    UserModule.compile(classPath, folder, List.of("-proc:none"), List.of(changed));
    return folder;
  }

  /** Judges a key by the kit of a class loader. */
  private void judge(URLClassLoader loader, String key, String words) throws Exception {
    made++;
    try (loader) {
      Class<?> kit = loader.loadClass("dev.keywright.testing.KeyContract");
      Object contract =
          kit.getMethod("of", Class.class).invoke(null, loader.loadClass("shop." + key));
      kit.getMethod("verify").invoke(contract);
      survivors.add(words);
    } catch (InvocationTargetException found) {
      assertThat(found.getCause()).as(words).isExactlyInstanceOf(AssertionError.class);
    }
  }
}
