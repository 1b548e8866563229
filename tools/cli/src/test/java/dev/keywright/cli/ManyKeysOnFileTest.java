package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@code profile}, {@code verify} and {@code infer} of a large file cost: time of one
 * processor, and heap. Each runs in a process of its own, with one thread and a heap of 512 MB.
 */
class ManyKeysOnFileTest {
  private static final String LAYOUT =
      "TEXT separator=',' | partitionKey: deviceId int pad=6, sellerId String alphabet=\"0-9A-Za-z\""
          + " maxLength=8, cardId long min=0 unordered";
  private static final int DEVICES = 20_000;
  private static final int SELLERS = 1_000;
  private static final int CARDS = 50_000;
  private static final int FEW = 200_000;
  private static final int MANY = 10_000_000;
  private static final int MOST = 100_000_000;
  private static final long MOST_MILLIS_TO_INFER = 15_000;
  private static final double SAME = 1.1;

  @TempDir private Path folder;

  /** Time in milliseconds, heap in megabytes. */
  private record Cost(long millis, long heap) {}

  @ParameterizedTest
  @ValueSource(strings = {"profile", "verify"})
  void aFileIsReadInALittleHeap(String command) throws Exception {
    Path keys = keys(FEW);
    Cost cost = cost(command, keys);
    print(command, FEW, cost);
    assertThat(cost.heap()).isPositive();
  }

  @Tag("evidence")
  @Test
  void tenTimesTheKeysNeedTheSameHeap() throws Exception {
    Path many = keys(MANY);
    Path most = keys(MOST);
    for (String command : List.of("profile", "verify")) {
      Cost ofMany = cost(command, many);
      print(command, MANY, ofMany);
      Cost ofMost = cost(command, most);
      print(command, MOST, ofMost);
      assertThat((double) ofMost.heap()).isLessThan(SAME * ofMany.heap());
    }
  }

  /** Its sample is as large for any number of keys, but it reads them all. */
  @Tag("evidence")
  @Test
  void tenMillionKeysAreInferredFromInFifteenSeconds() throws Exception {
    Cost cost = cost("infer", keys(MANY));
    print("infer", MANY, cost);
    assertThat(cost.millis()).isLessThan(MOST_MILLIS_TO_INFER);
  }

  private static Cost cost(String command, Path keys) throws Exception {
    List<String> line =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                MeasuredRun.class.getName(),
                command));
    if (command.equals("profile")) {
      // A heap that begins large is not collected, and would show the hashes that it has dropped.
      line.add(1, "-Xms32m");
    }
    if (!command.equals("infer")) {
      line.addAll(List.of("--threads", "1"));
    }
    if (command.equals("verify")) {
      line.addAll(List.of("--layout", LAYOUT));
    }
    line.add(keys.toString());
    Process process =
        new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    assertThat(process.waitFor()).isZero();
    // It is not sure of keys that leave something open, and ends with 1.
    assertThat(printed).matches((command.equals("infer") ? "[01]" : "0") + " \\d+ \\d+");
    String[] figures = printed.split(" ", -1);
    return new Cost(Long.parseLong(figures[1]), Long.parseLong(figures[2]));
  }

  /** Purchases such as {@code 000054,a54,6777}; some devices are much busier than others. */
  private Path keys(int count) throws IOException {
    Path file = folder.resolve(count + ".txt");
    SplittableRandom random = new SplittableRandom(1);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 20)) {
      StringBuilder key = new StringBuilder();
      for (int i = 0; i < count; i++) {
        int device = (int) (DEVICES * Math.pow(random.nextDouble(), 3));
        key.setLength(0);
        key.append(1_000_000 + device).append(",a").append(device % SELLERS);
        key.append(',').append(1_000 + random.nextInt(CARDS)).append('\n');
        out.write(key.substring(1).getBytes(US_ASCII));
      }
    }
    return file;
  }

  @SuppressWarnings("SystemOut") // the figures that docs/quality.md quotes
  private static void print(String command, int keys, Cost cost) {
    System.out.printf(
        Locale.ROOT,
        "%s of %,d keys: %.1f s of one processor, %,d keys a second, peak heap %d MB%n",
        command,
        keys,
        cost.millis() / 1_000.0,
        keys * 1_000L / cost.millis(),
        cost.heap());
  }
}
