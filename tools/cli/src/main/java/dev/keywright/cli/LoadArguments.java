package dev.keywright.cli;

import dev.keywright.simulator.description.Clock;
import dev.keywright.simulator.description.LoadOptions;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that say what load a table gets. */
final class LoadArguments {
  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--store",
      paramLabel = "STORE",
      description = "The store: HBASE, DYNAMODB, ... Default: what @StoredIn declares, or HBASE.")
  private @Nullable String store;

  @Option(
      names = "--writes",
      paramLabel = "N",
      description = "How many rows are written. Default: what @Volume declares.")
  private @Nullable Long writes;

  @Option(
      names = "--duration",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "In what time: 90s, 30m, 12h, 7d. Default: a day, or by the peak.")
  private @Nullable Double duration;

  @Option(
      names = "--peak",
      paramLabel = "N",
      description = "Writes in the busiest second. Default: what @Volume declares.")
  private @Nullable Double peak;

  @Option(
      names = "--reads",
      paramLabel = "N",
      defaultValue = "0",
      description = "Reads of single rows per second. Default: ${DEFAULT-VALUE}.")
  private double reads;

  @Option(
      names = "--values",
      paramLabel = "PART=N",
      description = "How many values a part has; may be repeated.")
  private @Nullable Map<String, Long> values;

  @Option(
      names = "--skew",
      paramLabel = "PART=S",
      description = "The exponent of Zipf's law for the values of a part; may be repeated.")
  private @Nullable Map<String, Double> skew;

  @Option(
      names = "--clock",
      paramLabel = "PART=CLOCK",
      description = "What a part follows: time, sequence or none; may be repeated.")
  private @Nullable Map<String, Clock> clocks;

  @Option(
      names = "--row-bytes",
      paramLabel = "N",
      description = "Bytes of a row. Default: what @Volume declares, or 1024.")
  private @Nullable Long rowBytes;

  @Option(
      names = "--servers",
      paramLabel = "N",
      defaultValue = "4",
      description = "How many servers the table has. Default: ${DEFAULT-VALUE}.")
  private int servers;

  @Option(
      names = "--ranges",
      paramLabel = "N",
      description = "Into how many equal ranges the new table is split. Default: by the store.")
  private @Nullable Integer ranges;

  @Option(
      names = "--split-bytes",
      paramLabel = "N",
      description = "The size at which the store cuts a range. Default: by the store.")
  private @Nullable Double splitBytes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "What chance depends on. Default: ${DEFAULT-VALUE}.")
  private long seed;

  LoadArguments() {}

  LoadOptions read() {
    require(writes == null || writes > 0, "--writes is at least 1");
    require(peak == null || peak > 0, "--peak is above 0");
    require(reads >= 0, "--reads is at least 0");
    require(rowBytes == null || rowBytes > 0, "--row-bytes is at least 1");
    require(servers > 0, "--servers is at least 1");
    require(ranges == null || ranges > 0, "--ranges is at least 1");
    require(splitBytes == null || splitBytes > 0, "--split-bytes is at least 1");
    Map<String, Long> counts = values == null ? Map.of() : values;
    Map<String, Double> exponents = skew == null ? Map.of() : skew;
    require(counts.values().stream().allMatch(it -> it > 0), "--values is at least 1");
    require(exponents.values().stream().allMatch(it -> it >= 0), "--skew is at least 0");
    return new LoadOptions(
        Optional.ofNullable(store),
        writes == null ? OptionalLong.empty() : OptionalLong.of(writes),
        optional(duration),
        optional(peak),
        reads,
        rowBytes == null ? OptionalLong.empty() : OptionalLong.of(rowBytes),
        servers,
        ranges == null ? OptionalInt.empty() : OptionalInt.of(ranges),
        optional(splitBytes),
        seed,
        exponents,
        counts,
        clocks == null ? Map.of() : clocks);
  }

  private void require(boolean isSo, String otherwise) {
    if (!isSo) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }

  private static OptionalDouble optional(@Nullable Double value) {
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }
}
