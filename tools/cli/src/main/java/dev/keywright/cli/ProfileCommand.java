package dev.keywright.cli;

import dev.keywright.analysis.profile.Profile;
import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.cli.input.InputOptions;
import dev.keywright.cli.input.InputSummary;
import dev.keywright.cli.input.Pieces;
import dev.keywright.cli.input.ThreadOption;
import dev.keywright.cli.output.JsonOutput;
import dev.keywright.cli.output.ProfileText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Tells what keys are like, without knowing their layout. */
@Command(
    name = "profile",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Tell what keys are like, without knowing their layout.",
      "Sizes, what stands where, duplicates, how prefixes spread the keys, where to split the"
          + " table, and whether the key grows. Any number of keys needs the same memory; estimates"
          + " state their error, which holds with 99 %% confidence."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  keywright profile keys.txt",
      "  keywright profile --regions 32 --encoding hbase 'dump/part-*.gz'",
      "  keywright profile --arrival --column id events.csv.zst",
      "  keywright profile --sample 0.01 --json rocksdb/",
      "  mysql -N -e 'select k from t' | keywright profile -",
      "  HBASE_CONF_DIR=/etc/hbase/conf keywright profile --store hbase --table events"
    })
final class ProfileCommand implements Callable<Integer> {
  private static final int MOST_REGIONS = 1000;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @ParentCommand
  private Keywright keywright;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Mixin
  private InputOptions input;

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

  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Mixin
  private ThreadOption threads;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  ProfileCommand() {}

  private record Output(InputSummary input, ProfileReport profile) {}

  @Override
  public Integer call() throws IOException {
    if (regions < 1 || regions > MOST_REGIONS) {
      throw new ParameterException(
          spec.commandLine(), "--regions is from 1 to " + MOST_REGIONS + ", not " + regions);
    }
    if (isArrival && input.isTable()) {
      throw new ParameterException(
          spec.commandLine(), "--arrival is for files; a table has no order of arrival");
    }
    InputSummary read;
    Profile profile;
    try (Pieces<Profile> pieces =
        new Pieces<>(threads.count(), Profile::empty, ProfileCommand::add, Profile::merge)) {
      read = input.readOneColumn(keywright.standardInput(), keywright.interruption(), pieces);
      profile = pieces.result();
    }
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      JsonOutput.print(out, new Output(read, profile.report(regions)));
    } else {
      ProfileText.print(out, read, profile.report(regions), isArrival);
    }
    return ExitCode.SOUND;
  }

  private static void add(Profile profile, long number, Object... columns) {
    profile.add(bytes(columns[0]));
  }

  private static byte[] bytes(Object column) {
    return column instanceof byte[] bytes
        ? bytes
        : column.toString().getBytes(StandardCharsets.UTF_8);
  }
}
