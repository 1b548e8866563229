package dev.keywright.example.command;

import dev.keywright.example.Purchase;
import dev.keywright.example.remote.Devices;
import dev.keywright.example.remote.RemoteStore;
import dev.keywright.example.remote.Settings;
import dev.keywright.runtime.KeyRange;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The whole command line on one page: options that all commands share, and a method for each. */
@Command(
    name = "keywright-example",
    description = "Purchases with a student card and events of a log, in a sorted store.",
    footer = {"", "Without a command, the demo runs."})
public final class ExampleCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--store",
      paramLabel = "NAME",
      scope = ScopeType.INHERIT,
      description =
          "mvstore (the default) or rocksdb, which are embedded; for load, scan and get also hbase,"
              + " azure, dynamodb, tablestore or bigtable, found by the configuration of their own"
              + " clients.")
  private StoreName store = StoreName.MVSTORE;

  @Option(
      names = "--dir",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = "Where the store keeps its files; if missing, a temporary directory.")
  private @Nullable Path directory;

  @SuppressWarnings("UnusedVariable") // picocli reads it
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help and exit.")
  private boolean help;

  /** The command line, ready to execute. */
  public static CommandLine commandLine() {
    return new CommandLine(new ExampleCommand())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(new UsageErrors())
        .setExecutionExceptionHandler(new DataErrors());
  }

  @Override
  public Integer call() {
    return demo();
  }

  @Command(description = "Store the guide's rows under four designs of their key; read them back.")
  int demo() {
    return commands().demo();
  }

  @Command(description = "Store purchases: the guide's four, those of a CSV file, or made-up ones.")
  int load(
      @Option(
              names = "--csv",
              paramLabel = "FILE",
              description =
                  "Lines of deviceId,sellerId,cardId,orderNumber[,attributes] under a header.")
          @Nullable Path csv,
      @Option(names = "--generate", paramLabel = "N", description = "So many made-up purchases.")
          @Nullable Long generate,
      @Option(
              names = "--seed",
              paramLabel = "S",
              defaultValue = "1",
              description =
                  "The same seed makes up the same purchases; ${DEFAULT-VALUE} if missing.")
          long seed,
      @Option(
              names = "--verify",
              description = "Afterwards, compare a range read with a filter over all rows.")
          boolean verify,
      @Option(
              names = "--checkpoint",
              paramLabel = "FILE",
              description =
                  "Notes what is written to a store that runs elsewhere, so that a load that was"
                      + " broken off goes on there.")
          @Nullable Path checkpoint) {
    LoadInput input = LoadInput.of(csv, generate, seed);
    RemoteCommands remote = remote();
    if (remote == null) {
      requireMissing("--checkpoint", checkpoint);
      return commands().load(input, verify);
    }
    if (verify) {
      throw new UsageException("--verify needs an embedded store, --store mvstore or rocksdb");
    }
    return checkpoint == null
        ? TemporaryCheckpoint.using(file -> remote.load(input, file))
        : remote.load(input, checkpoint);
  }

  @Command(description = "Store made-up events of a log, each in one of 16 buckets.")
  int events(
      @Option(
              names = "--generate",
              paramLabel = "N",
              defaultValue = "1000000",
              description = "So many events; ${DEFAULT-VALUE} if missing.")
          long count,
      @Option(
              names = "--seed",
              paramLabel = "S",
              defaultValue = "1",
              description = "The same seed makes up the same events; ${DEFAULT-VALUE} if missing.")
          long seed,
      @Option(
              names = "--verify",
              description =
                  "Afterwards, compare the merged ranges of three questions with a sorted list.")
          boolean verify) {
    return commands().events(count, seed, verify);
  }

  @Command(description = "Print the purchases of a run of devices, in the order of the store.")
  int scan(
      @Option(names = "--device-from", paramLabel = "D", description = "First device, inclusive.")
          @Nullable Integer from,
      @Option(names = "--device-to", paramLabel = "D", description = "Last device, exclusive.")
          @Nullable Integer to,
      @Option(
              names = "--limit",
              paramLabel = "N",
              description =
                  "Print no more rows than this; a store that runs elsewhere is asked for no more.")
          @Nullable Long limit) {
    Devices devices = new Devices(from, to);
    KeyRange<String> range = DeviceRange.of(devices);
    long most = limit == null ? Long.MAX_VALUE : limit;
    RemoteCommands remote = remote();
    if (remote == null) {
      return commands().scan(range, most);
    }
    LoadInput.requireNotNegative("--limit", most);
    return remote.scan(devices, most);
  }

  @Command(description = "Print one purchase, for example: get 54 a100 6777 200003")
  int get(
      @Parameters(paramLabel = "DEVICE") int deviceId,
      @Parameters(paramLabel = "SELLER") String sellerId,
      @Parameters(paramLabel = "CARD") long cardId,
      @Parameters(paramLabel = "ORDER") long orderNumber) {
    RemoteCommands remote = remote();
    return remote == null
        ? commands().get(deviceId, sellerId, cardId, orderNumber)
        : remote.get(new Purchase(deviceId, sellerId, cardId, orderNumber, ""));
  }

  @Command(description = "Take a partition key apart, for example: explain 000054,a100,6777")
  int explain(@Parameters(paramLabel = "KEY") String key) {
    CommandLine line = line();
    return new ExplainedKey(key).print(line.getOut(), line.getErr());
  }

  private Commands commands() {
    CommandLine line = line();
    return new Commands(new StoreChoice(store.embedded(), directory), line.getOut(), line.getErr());
  }

  /** What runs the commands if the store runs elsewhere. */
  private @Nullable RemoteCommands remote() {
    RemoteStore remote = store.remote();
    if (remote == null) {
      return null;
    }
    requireMissing("--dir", directory);
    CommandLine line = line();
    return new RemoteCommands(
        remote, () -> remote.open(Settings.ofProcess()), line.getOut(), line.getErr());
  }

  private void requireMissing(String option, @Nullable Object value) {
    if (value != null) {
      String kind = store.remote() == null ? "runs elsewhere" : "is embedded";
      throw new UsageException(option + " is for a store that " + kind);
    }
  }

  private CommandLine line() {
    if (spec == null) {
      throw new IllegalStateException("no command is run except by picocli");
    }
    return spec.commandLine();
  }
}
