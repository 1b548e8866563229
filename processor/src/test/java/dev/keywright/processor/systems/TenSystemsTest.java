package dev.keywright.processor.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The public systems whose row keys are bytes of their own. The other tests of this package write
 * and read their keys; this one says that the entities are declared without a trick.
 */
class TenSystemsTest {
  /** What would hide a finding. {@code @ExistingRows} hides none: the rows are there. */
  private static final Pattern TRICK = Pattern.compile("@AllowDesign|@SuppressWarnings");

  private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

  static {
    SYSTEMS.put("OpenTSDB, with salt", "TsdbPoint");
    SYSTEMS.put("Phoenix, with salt and VARCHAR", "PhoenixSalted");
    SYSTEMS.put("Pinpoint", "PinpointEvent");
    SYSTEMS.put("YARN timeline", "YarnFlow");
    SYSTEMS.put("TiDB", "TidbRow");
    SYSTEMS.put("Kafka Streams", "KafkaWindow");
    SYSTEMS.put("Kvrocks", "KvrocksField");
    SYSTEMS.put("geth", "GethHeader");
    SYSTEMS.put("Bitcoin Core", "BitcoinCoin");
    SYSTEMS.put("Fabric, any number of attributes", "FabricState");
  }

  @Test
  void eachIsDeclaredWithoutATrick() throws IOException {
    List<String> judged =
        Stream.concat(
                BinarySystems.all().stream().map(BinarySystem::entity),
                TextSystems.ALL.stream().map(ExistingSystem::entity))
            .toList();
    List<String> tricks = new ArrayList<>();
    for (Map.Entry<String, String> system : SYSTEMS.entrySet()) {
      assertThat(judged).contains(system.getValue());
      String source =
          Files.readString(Path.of("src/test/resources/systems/" + system.getValue() + ".java"));
      String found =
          TRICK.matcher(source).results().map(it -> it.group()).collect(Collectors.joining(", "));
      if (!found.isEmpty()) {
        tricks.add(system.getValue() + ": " + found);
      }
      System.out.printf(
          Locale.ROOT,
          "%-33s %-14s %s%n",
          system.getKey(),
          system.getValue(),
          found.isEmpty() ? "without a trick" : found);
    }
    System.out.printf(
        Locale.ROOT, "%d of %d without a trick%n", SYSTEMS.size() - tricks.size(), SYSTEMS.size());
    assertThat(tricks).isEmpty();
  }
}
