package dev.keywright.cli;

import dev.keywright.analysis.profile.Profile;
import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.cli.input.InputOptions;
import dev.keywright.cli.input.InputSummary;
import dev.keywright.cli.input.Pieces;
import dev.keywright.cli.input.ThreadOption;
import dev.keywright.cli.output.ProfileText;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells what keys are like, without knowing their layout. */
@Command(
    name = "profile",
    description = {
      "Show what keys look like, without knowing their layout.",
      "Sizes, the values at each position, duplicates, how prefixes spread the keys, where to split"
          + " the table, and whether the key grows. Any number of keys needs the same memory;"
          + " estimates state their error, which holds with 99 %% confidence. Exits with 1 if there"
          + " are lines, and none of them holds a key."
    },
    footer = {
      "  keywright profile keys.txt",
      "  keywright profile --regions 32 --encoding hbase 'dump/part-*.gz'",
      "  keywright profile --arrival --column id events.csv.zst",
      "  keywright profile --sample 0.01 --json rocksdb/",
      "  mysql -N -e 'select k from t' | keywright profile -",
      "  HBASE_CONF_DIR=/etc/hbase/conf keywright profile --store hbase --table events"
    })
final class ProfileCommand extends ShellCommand {
  private static final int MOST_REGIONS = 1000;

  @Mixin private InputOptions input;

  @Option(
      names = "--regions",
      paramLabel = "N",
      defaultValue = "16",
      description = "How many regions to split the table into. Default: ${DEFAULT-VALUE}.")
  private int regions;

  @Option(
      names = "--arrival",
      description = "The keys come in the order in which they were written, also if that ascends.")
  private boolean isArrival;

  @Mixin private ThreadOption threads;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private record Output(InputSummary input, ProfileReport profile) {}

  @Override
  public Integer call() throws IOException {
    require(
        regions >= 1 && regions <= MOST_REGIONS,
        "--regions is from 1 to " + MOST_REGIONS + ", not " + regions);
    require(
        !isArrival || !input.isTable(), "--arrival is for files; a table has no order of arrival");
    InputSummary read;
    ProfileReport report;
    try (Pieces<Profile> pieces = new Pieces<>(threads.count(), ProfileCommand::piece)) {
      read = input.readPartitionKeys(console(), pieces);
      report = pieces.result().report(regions);
    }
    print(isJson, new Output(read, report), out -> ProfileText.print(out, read, report, isArrival));
    boolean isOnlyBroken = read.keys() == 0 && read.broken().lines() > 0;
    return isOnlyBroken ? ExitCode.FAULTS : ExitCode.SOUND;
  }

  private static Profile piece(@Nullable Profile whole, long before) {
    return (whole == null ? Profile.empty() : whole).emptyAfter(before);
  }
}
