package dev.keywright.example.command;

import dev.keywright.example.store.StoreKind;
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
    description = "Purchases with a student card and events of a log, in an embedded sorted store.",
    footer = {"", "Without a command, the demo runs."})
public final class ExampleCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--store",
      paramLabel = "mvstore|rocksdb",
      scope = ScopeType.INHERIT,
      description = "The embedded store: H2 MVStore (the default) or RocksDB.")
  private StoreKind kind = StoreKind.MVSTORE;

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
          boolean verify) {
    return commands().load(LoadInput.of(csv, generate, seed), verify);
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
      @Option(names = "--limit", paramLabel = "N", description = "Print no more rows than this.")
          @Nullable Long limit) {
    return commands().scan(DeviceRange.of(from, to), limit == null ? Long.MAX_VALUE : limit);
  }

  @Command(description = "Print one purchase, for example: get 54 a100 6777 200003")
  int get(
      @Parameters(paramLabel = "DEVICE") int deviceId,
      @Parameters(paramLabel = "SELLER") String sellerId,
      @Parameters(paramLabel = "CARD") long cardId,
      @Parameters(paramLabel = "ORDER") long orderNumber) {
    return commands().get(deviceId, sellerId, cardId, orderNumber);
  }

  @Command(description = "Take a partition key apart, for example: explain 000054,a100,6777")
  int explain(@Parameters(paramLabel = "KEY") String key) {
    CommandLine line = line();
    return new ExplainedKey(key).print(line.getOut(), line.getErr());
  }

  private Commands commands() {
    CommandLine line = line();
    return new Commands(new StoreChoice(kind, directory), line.getOut(), line.getErr());
  }

  private CommandLine line() {
    if (spec == null) {
      throw new IllegalStateException("no command is run except by picocli");
    }
    return spec.commandLine();
  }
}
