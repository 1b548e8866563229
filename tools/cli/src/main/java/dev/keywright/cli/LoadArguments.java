package dev.keywright.cli;

import dev.keywright.cli.input.OptionHeading;
import dev.keywright.simulator.description.Clock;
import dev.keywright.simulator.description.LoadOptions;
import dev.keywright.simulator.description.LoadOptions.Cluster;
import dev.keywright.simulator.description.LoadOptions.Parts;
import dev.keywright.simulator.description.LoadOptions.Requests;
import dev.keywright.simulator.store.Table;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that say what load a table gets. */
@OptionHeading("Load and store:")
final class LoadArguments {
  /** With these, the reads of a century are still a number that a forecast can count. */
  private static final long MOST_READS = 1_000_000_000;

  private static final String OF_READS = "--reads is from 0 to " + MOST_READS;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--store",
      paramLabel = "STORE",
      description = "The store: HBASE, DYNAMODB, ... Default: what @StoredIn declares, or HBASE.")
  private Optional<String> store;

  @Option(
      names = "--writes",
      paramLabel = "N",
      description = "How many rows are written. Default: what @Volume declares.")
  private Optional<Long> writes;

  @Option(
      names = "--duration",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "How long the writes take: 90s, 30m, 12h, 7d. Default: a day, or by the peak.")
  private Optional<Double> duration;

  @Option(
      names = "--peak",
      paramLabel = "N",
      description = "Writes in the busiest second. Default: what @Volume declares.")
  private Optional<Double> peak;

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
  private final Map<String, Long> values = new LinkedHashMap<>();

  @Option(
      names = "--skew",
      paramLabel = "PART=S",
      description = "The exponent of Zipf's law for the values of a part; may be repeated.")
  private final Map<String, Double> skew = new LinkedHashMap<>();

  @Option(
      names = "--clock",
      paramLabel = "PART=CLOCK",
      description = "What a part follows: time, sequence or none; may be repeated.")
  private final Map<String, Clock> clocks = new LinkedHashMap<>();

  @Option(
      names = "--row-bytes",
      paramLabel = "N",
      description = "Bytes of a row. Default: what @Volume declares, or 1024.")
  private Optional<Long> rowBytes;

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
  private Optional<Integer> ranges;

  @Option(
      names = "--split-bytes",
      paramLabel = "N",
      description = "The size at which the store cuts a range. Default: by the store.")
  private Optional<Double> splitBytes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "The seed of all random choices. Default: ${DEFAULT-VALUE}.")
  private long seed;

  LoadOptions read() {
    int most = Table.MOST_RANGES;
    require(writes, it -> it > 0, "--writes is at least 1");
    require(peak, it -> it > 0, "--peak is above 0");
    require(Optional.of(reads), it -> it >= 0 && it <= MOST_READS, OF_READS);
    require(rowBytes, it -> it > 0, "--row-bytes is at least 1");
    require(Optional.of(servers), it -> it > 0 && it <= most, "--servers is from 1 to " + most);
    require(ranges, it -> it > 0 && it <= most, "--ranges is from 1 to " + most);
    require(splitBytes, it -> it >= 1, "--split-bytes is at least 1");
    values.forEach(
        (part, count) ->
            require(Optional.of(count), it -> it > 0, "--values of " + part + " is at least 1"));
    skew.forEach(
        (part, exponent) ->
            require(Optional.of(exponent), it -> it >= 0, "--skew of " + part + " is at least 0"));
    return new LoadOptions(
        new Requests(writes, duration, peak, reads, rowBytes),
        new Cluster(store, servers, ranges, splitBytes),
        new Parts(skew, values, clocks),
        seed);
  }

  private <N extends Number> void require(Optional<N> number, Predicate<N> isRight, String limit) {
    if (number.filter(isRight.negate()).isPresent()) {
      String given = new BigDecimal(number.get().toString()).stripTrailingZeros().toPlainString();
      throw new ParameterException(spec.commandLine(), limit + ", not " + given);
    }
  }
}
