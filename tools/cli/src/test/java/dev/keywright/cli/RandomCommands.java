package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.zip.GZIPOutputStream;

/** Command lines by chance: some make sense, and most do not. Their inputs are random, too. */
final class RandomCommands {
  private static final int MOST_OF_LINE = 100;

  private static final List<String> LAYOUTS =
      List.of(
          "TEXT separator=',' | pk: id int pad=6",
          "TEXT separator=',' | pk: id String unordered",
          "TEXT separator='|' | pk: tenant String, at Instant time=EPOCH_SECONDS",
          "BINARY | pk: a byte[] maxLength=4, b int",
          "TEXT | PK: \"USER#\" id String | SK: \"ORDER#\" n int pad=4",
          "TEXT separator=',' | pk: bucket count=5 function=telemetry.Salt of=user, user int",
          "TEXT separator=',' | pk: id int pad=99",
          "TEXT separator=",
          "BINARY | pk: at Instant time=EPOCH_MILLIS DESC");

  private static final List<String> VALUES =
      List.of(
          "0",
          "1",
          "-1",
          "2",
          "7",
          "16",
          "0.5",
          "1e9",
          "NaN",
          "9223372036854775807",
          "",
          " ",
          "x",
          "id=1",
          "id=1.5",
          "id=time",
          "nobody=1",
          "=",
          "12h",
          "1,000",
          "10%",
          "-x",
          "\\xFF",
          "FF",
          "a\ufffd",
          "HBASE",
          "DYNAMODB",
          "hex",
          "csv",
          "text",
          "\u001b[31m",
          "\u0000",
          "é",
          "--",
          "@",
          "!",
          "a.jar!b.C",
          "1,2");

  /** What people have in files, with its slips. */
  private static final List<String> PASTED =
      List.of(
          "000001\n",
          "id,pk\r\n1,000001\r\n",
          "id,pk\n1,caf\u00e9\n2,caf\u00e8\n",
          "id\tpk\n1\t000001\n",
          "000001\t7\n000002\t7\n",
          "{\"pk\":\"000001\"}{\"pk\":\"000002\"}\n",
          "[\n{\"pk\":\"000001\"},\n{\"pk\":\"000002\"}\n]\n",
          "{\"pk\":18446744073709551615}\n",
          "\u001f\u008b\b",
          "\n\n\n");

  private static final List<String> OF_INPUT =
      List.of(
          "--json", "--column", "--encoding", "--format", "--sample", "--seed", "--store", "--map");

  /** The commands, and the options of each besides those that have an input. */
  private static final Map<String, List<String>> COMMANDS =
      Map.ofEntries(
          entry("profile", "--regions", "--arrival", "--threads"),
          entry("infer", "--keys", "--candidates", "--choose", "--name", "--layout", "-o"),
          entry("verify", "--dump", "--functions", "--rejects", "--threads", "--layout"),
          entry("explain", "--json", "--encoding", "--functions"),
          entry("diff", "--json", "--markdown"),
          entry("report", "--functions", "--samples", "-o"),
          entry("lock", "--live", "--retire"),
          entry("check", "--json"),
          entry("accept", "--key"),
          entry("sarif", "--module", "--for-github", "--sources", "-o"),
          entry("fix", "--check", "-o"),
          entry("page", "--debug"),
          entry("completion", "--help"),
          entry(
              "simulate",
              "--writes",
              "--duration",
              "--peak",
              "--reads",
              "--values",
              "--skew",
              "--clock",
              "--row-bytes",
              "--servers",
              "--ranges",
              "--split-bytes",
              "--variants",
              "--svg",
              "--store",
              "--json",
              "--seed"));

  private static Map.Entry<String, List<String>> entry(String command, String... options) {
    return Map.entry(command, List.of(options));
  }

  private final Random random;
  private final Path inputs;
  private final Path outputs;

  /**
   * @param inputs a folder of files, to which each call adds one
   * @param outputs the folder that commands may write into
   */
  RandomCommands(long seed, Path inputs, Path outputs) {
    this.random = new Random(seed);
    this.inputs = inputs;
    this.outputs = outputs;
  }

  /** One command line. */
  List<String> next() throws IOException {
    String command = any(COMMANDS.keySet().stream().sorted().toList());
    List<String> line = new ArrayList<>(List.of(command));
    if (command.equals("report")) {
      // By default, it writes into the current folder.
      line.addAll(List.of("-o", output()));
    }
    switch (command) {
      case "lock", "check" -> line.addAll(List.of("--file", lockFile()));
      case "accept" -> line.addAll(List.of("--file", lockFile(), "--because", any(VALUES)));
      case "fix" -> line.addAll(List.of("--dry-run", "--class-path", any(List.of("", input()))));
      default -> {
        // The others name no file that they write by default.
      }
    }
    if (List.of("verify", "explain").contains(command) && random.nextInt(8) != 0) {
      line.addAll(List.of("--layout", design()));
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      line.addAll(option(command));
    }
    int arguments = command.equals("diff") ? 2 : 1 + random.nextInt(8) / 6;
    for (int i = 0; i < arguments; i++) {
      line.add(argument(command));
    }
    return line;
  }

  private List<String> option(String command) throws IOException {
    List<String> known = COMMANDS.getOrDefault(command, List.of());
    boolean readsKeys = List.of("profile", "infer", "verify").contains(command);
    String option =
        random.nextInt(20) == 0
            ? any(List.of("--unknown", "-x", "--help", "--debug", "--regions"))
            : any(readsKeys && random.nextBoolean() ? OF_INPUT : known);
    if (option.equals("--store") && command.equals("simulate")) {
      return List.of(option, any(List.of("HBASE", "DYNAMODB", "bigtable", "x")));
    }
    return switch (option) {
      case "--json",
          "--arrival",
          "--dump",
          "--markdown",
          "--variants",
          "--help",
          "--unknown",
          "--debug",
          "--live",
          "--for-github",
          "-x" ->
          List.of(option);
      case "--encoding" -> List.of(option, any(List.of("hex", "text", "base64", "hbase", "x")));
      case "--format" ->
          List.of(option, any(List.of("csv", "json", "lines", "mvstore", "rocksdb")));
      case "--column" -> List.of(option, any(List.of("pk", "1", "id", "x")));
      case "--writes", "--servers", "--ranges", "--keys", "--threads", "--candidates" ->
          List.of(option, any(List.of("1", "3", "16", "100", "0", "2000000000", "x")));
      case "-o", "--svg", "--rejects" -> List.of(option, output());
      case "--layout" -> List.of(option, design());
      case "--functions", "--samples", "--sources" -> List.of(option, input());
      case "--store" ->
          List.of(
              option,
              "hbase",
              "--table",
              any(List.of("rows", "items", "events", "none")),
              "--requests-per-second",
              "1000000");
      default -> List.of(option, any(VALUES));
    };
  }

  private String argument(String command) throws IOException {
    return switch (command) {
      case "diff", "simulate" -> random.nextInt(4) == 0 ? design() : any(LAYOUTS);
      case "explain", "page" -> any(VALUES);
      case "infer" -> random.nextInt(12) == 0 ? any(VALUES) : inputOfShortKeys();
      default -> random.nextInt(12) == 0 ? any(VALUES) : input();
    };
  }

  private String design() throws IOException {
    return switch (random.nextInt(7)) {
      case 0 -> "@" + input();
      case 3 -> "@" + fileOfLayouts();
      case 1 -> input() + "!shop.OrderKey";
      case 2 -> input();
      default -> any(LAYOUTS);
    };
  }

  /** Several layouts, of which some may be none. */
  private String fileOfLayouts() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      lines.add(any(LAYOUTS) + any(List.of("", "\r", " ", "'")));
    }
    return Files.write(inputs.resolve("layouts"), lines).toString();
  }

  private String output() {
    return switch (random.nextInt(5)) {
      case 0 -> outputs.toString();
      case 1 -> outputs.resolve("none/x").toString();
      case 2 -> Files.exists(Path.of("/dev/full")) ? "/dev/full" : outputs.resolve("y").toString();
      default -> outputs.resolve("file" + random.nextInt(3)).toString();
    };
  }

  /** A new one, one that is none, or one that an earlier command wrote. */
  private String lockFile() throws IOException {
    return random.nextInt(4) == 0 ? input() : output();
  }

  private String input() throws IOException {
    if (random.nextInt(12) == 0) {
      return sources();
    }
    String name =
        any(List.of("a.txt", "b.gz", "c.csv", "d.jsonl", "e.jar", "f.zst", "g.mv.db", "h"));
    Path file = inputs.resolve(name);
    switch (random.nextInt(7)) {
      case 0 -> Files.write(file, bytes());
      case 5 -> Files.writeString(file, any(PASTED), ISO_8859_1);
      case 1 -> Files.writeString(file, lines());
      case 2 -> {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
          out.write(lines().getBytes(UTF_8));
        }
      }
      case 3 -> jar(file);
      case 4 -> {
        return inputs.resolve("absent").toString();
      }
      default -> Files.writeString(file, "id,pk\n1,\"000001\"\n2,\"000002\n");
    }
    return file.toString();
  }

  /**
   * An input of which most lines are short: a thousand bytes of chance in one key take seconds, and
   * show no more than a hundred.
   */
  private String inputOfShortKeys() throws IOException {
    String name = input();
    Path file = Path.of(name);
    if (Files.isRegularFile(file) && random.nextInt(100) != 0) {
      byte[] content = Files.readAllBytes(file);
      int since = 0;
      for (int i = 0; i < content.length; i++) {
        since = content[i] == '\n' ? 0 : since + 1;
        if (since > MOST_OF_LINE) {
          Files.write(file, Arrays.copyOf(content, i));
          break;
        }
      }
    }
    return name;
  }

  /** A directory with a class that compiles, or nearly. */
  private String sources() throws IOException {
    Path folder = Files.createDirectories(inputs.resolve("src"));
    String text = random.nextBoolean() ? "class A { int a = 1; }" : HostileText.random(random);
    Files.writeString(folder.resolve("A.java"), text);
    return folder.toString();
  }

  private byte[] bytes() {
    byte[] bytes = new byte[random.nextInt(400)];
    random.nextBytes(bytes);
    return bytes;
  }

  private String lines() {
    StringBuilder lines = new StringBuilder();
    for (int i = random.nextInt(60); i > 0; i--) {
      lines
          .append(
              random.nextInt(9) == 0
                  ? HostileText.random(random)
                  : String.valueOf(100_000 + random.nextInt(900_000)))
          .append(random.nextInt(30) == 0 ? "\r\n" : "\n");
    }
    return lines.toString();
  }

  private void jar(Path file) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
      out.putNextEntry(new JarEntry("META-INF/keywright/k.json"));
      out.write(description().getBytes(UTF_8));
      if (random.nextBoolean()) {
        out.putNextEntry(new JarEntry("META-INF/keywright/l.json"));
        out.write(damaged());
      }
      out.putNextEntry(new JarEntry("shop/OrderKey.class"));
      out.write(bytes());
      out.putNextEntry(new JarEntry("telemetry/Salt.class"));
      out.write(bytes());
    }
    if (random.nextInt(4) == 0) {
      byte[] broken = Files.readAllBytes(file);
      broken[random.nextInt(broken.length)] ^= (byte) (1 + random.nextInt(255));
      Files.write(file, broken);
    }
  }

  /** A description of a key, or nearly one. */
  private String description() throws IOException {
    if (random.nextBoolean()) {
      return new String(damaged(), UTF_8);
    }
    StringBuilder text = new StringBuilder(HostileJarTest.KEY);
    for (int i = random.nextInt(3); i > 0; i--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, any(List.of("\"", "{", "-1", "null", "[", "\\u0000")));
        default -> text.setCharAt(at, (char) (32 + random.nextInt(90)));
      }
    }
    return text.toString();
  }

  /** A description of another key of one family, whose fields are not what they should be. */
  private byte[] damaged() throws IOException {
    ObjectMapper json = new ObjectMapper();
    ObjectNode key = (ObjectNode) json.readTree(HostileJarTest.KEY);
    key.put("class", any(List.of("shop.OrderKey", "shop.ItemKey")));
    key.putArray("families").addObject().put("interface", "");
    for (int i = random.nextInt(3); i > 0; i--) {
      DamagedJson.damage(key, random);
    }
    return json.writeValueAsBytes(key);
  }

  private <T> T any(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
