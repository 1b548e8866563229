package dev.keywright.example;

import dev.keywright.example.rekey.OwnCluster;
import dev.keywright.example.shop.SampleShop;
import dev.keywright.example.shop.Shop;
import dev.keywright.example.shop.ShopTable;
import dev.keywright.example.store.EmbeddedStore;
import dev.keywright.example.store.PurchaseTable;
import dev.keywright.example.store.StoreName;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.bulk.ImportSource;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program, with a method for each command. */
@Command(
    name = "keywright-example",
    description = "Purchases with a student card, events of a log, and a shop, in sorted stores.",
    footer = {"", "Without a command, the demo runs, and the report is written."})
public final class Main implements Callable<Integer> {
  private static final long SHOP_SEED = 16;

  @Spec private CommandSpec spec;

  @SuppressWarnings("UnusedVariable") // picocli reads it
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help and exit.")
  private boolean help;

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  /** The command line, which says in one line what is wrong. */
  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(
            (problem, arguments) -> {
              CommandLine line = problem.getCommandLine();
              String command = line.getCommandSpec().qualifiedName();
              line.getErr().println(oneLine(problem) + " (see " + command + " --help)");
              return ExitCode.USAGE;
            })
        .setExecutionExceptionHandler(
            (problem, line, parsed) -> {
              line.getErr().println(oneLine(problem));
              return ExitCode.SOFTWARE;
            });
  }

  private static String oneLine(Exception problem) {
    String message = problem.getMessage() == null ? problem.toString() : problem.getMessage();
    return "error: " + message.replaceAll("\\s*\\R\\s*", " ");
  }

  @Override
  public Integer call() throws IOException {
    demo(new StoreOptions());
    report(null);
    return ExitCode.OK;
  }

  @Command(description = "Store the guide's rows under four designs of their key; read them back.")
  void demo(@Mixin StoreOptions options) throws IOException {
    try (EmbeddedStore store = options.openTemporary()) {
      new Demo(store, out()).tell();
    }
  }

  @Command(description = "Write a page for each key of this program, and print where they are.")
  void report(
      @Option(
              names = "--dir",
              paramLabel = "DIR",
              description = "Where the pages go; by default, report beside the jar.")
          @Nullable Path dir)
      throws IOException {
    out().println("A page for each key of this program: " + KeyPages.write(dir));
  }

  @Command(
      description = {
        "Store made-up events of a log, a million unless --generate says how many.",
        "--verify compares merged range queries with a sorted list of all events."
      })
  int events(
      @Mixin StoreOptions options,
      @Option(names = "--generate", paramLabel = "N", defaultValue = "1000000") int count,
      @Option(names = "--verify") boolean verify)
      throws IOException {
    options.require(count > 0, "--generate is " + count + ", but must be 1 or more");
    try (EmbeddedStore store = options.openTemporary()) {
      out().println("Store: " + store);
      Events events = Events.in(store, out());
      int rowsPerSet = options.name().rowsPerSet();
      events.load(ImportSource.of("events", count, rowsPerSet, SampleRows::event));
      Stream<LogEvent> all = IntStream.range(0, count).mapToObj(SampleRows::event);
      return !verify || events.verify(all) ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }

  @Command(
      description = {
        "Store the items of a shop in one table, ask for those of one user, and compare the"
            + " answers.",
        "--endpoint is where DynamoDB Local runs; without it, the client is configured as usual."
      })
  int shop(
      @Mixin StoreOptions options,
      @Option(names = "--generate", paramLabel = "N", defaultValue = "1000") int count,
      @Option(names = "--endpoint", paramLabel = "URL") @Nullable URI endpoint)
      throws IOException {
    options.require(count > 0, "--generate is " + count + ", but must be 1 or more");
    options.require(
        endpoint == null || options.name() == StoreName.DYNAMODB,
        "--endpoint is for --store dynamodb");
    try (ShopTable<?, ?> table = options.openShop(endpoint)) {
      out().println("Store: " + table.name());
      Shop shop = new Shop(table, SampleShop.items(count, SHOP_SEED), out());
      shop.load();
      return shop.verify(shop.busiestUser()) ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }

  @Command(
      description = {
        "Store purchases: the guide's four, the lines of a CSV file, or made-up ones.",
        "--checkpoint notes what is written, and resumes an interrupted load."
      })
  void load(
      @Mixin StoreOptions options,
      @Option(names = "--csv", paramLabel = "FILE") @Nullable Path csv,
      @Option(names = "--generate", paramLabel = "N") @Nullable Integer count,
      @Option(names = "--checkpoint", paramLabel = "FILE") @Nullable Path checkpoint)
      throws IOException {
    options.require(csv == null || count == null, "--csv and --generate exclude each other");
    options.require(
        count == null || count >= 0, "--generate is " + count + ", but must be 0 or more");
    options.require(
        checkpoint == null || !options.isTemporary(),
        "--checkpoint needs a store that stays: add --dir DIR");
    ImportSource<Purchase> source = source(csv, count, options.name().rowsPerSet());
    try (PurchaseTable<?, ?> table = options.open()) {
      out().println("Store: " + table.name());
      load(source, table, checkpoint);
      out().printf(Locale.ROOT, "Requests: %,d%n", table.writer().requests());
    }
  }

  private static ImportSource<Purchase> source(
      @Nullable Path csv, @Nullable Integer count, int rowsPerSet) {
    if (csv != null) {
      return CsvPurchases.of(csv, rowsPerSet);
    }
    return count == null
        ? ImportSource.of("the guide's purchases", SampleRows.PURCHASES, rowsPerSet)
        : ImportSource.of("made-up purchases", count, rowsPerSet, SampleRows::purchase);
  }

  private <W> void load(
      ImportSource<Purchase> source, PurchaseTable<?, W> table, @Nullable Path checkpoint) {
    new Loading(table.name() + ", " + table.design().layout(), checkpoint, out())
        .run(source.map(table::row), table.writer());
  }

  @Command(description = "Re-key purchases under writes; without --store hbase, it starts one.")
  int rekey(
      @Mixin StoreOptions options,
      @Option(names = "--generate", paramLabel = "N", defaultValue = "1000000") int count)
      throws IOException {
    options.require(count > 0, "--generate is " + count + ", but must be 1 or more");
    options.requireHBaseOrNone();
    boolean isSound = OwnCluster.run(options.name(), count, out());
    return isSound ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  @Command(
      description = {
        "Print the purchases of a run of devices, in the order of the store.",
        "--device-to is exclusive; --limit is the most rows that the store is asked for."
      })
  void scan(
      @Mixin StoreOptions options,
      @Option(names = "--device-from", paramLabel = "D", defaultValue = "0") int from,
      @Option(names = "--device-to", paramLabel = "D") @Nullable Integer to,
      @Option(names = "--limit", paramLabel = "N") @Nullable Long limit)
      throws IOException {
    options.require(limit == null || limit >= 0, "--limit is " + limit + ", but must be 0 or more");
    List<KeyRange<?>> ranges = options.checked(() -> options.name().design().ranges(from, to));
    try (PurchaseTable<?, ?> table = options.openFilled()) {
      out().println("Store: " + table.name());
      Stream<KeyRange<?>> asked = ranges.stream().filter(range -> !range.isEmpty());
      asked.limit(1).forEach(it -> out().println("Question: " + table.question().apply(it)));
      PurchaseLines lines = PurchaseLines.of(table, out());
      long most = limit == null ? Long.MAX_VALUE : limit;
      long found = table.scan(ranges, most, lines::print);
      // The store was not asked whether there are more.
      String atLeast = found == most && found > 0 ? "at least " : "";
      out().printf(Locale.ROOT, "Count: %s%,d%n", atLeast, found);
      out().printf(Locale.ROOT, "Requests: %,d%n", table.reader().requests());
    }
  }

  @Command(description = "Print one purchase, for example: get 54 a100 6777 200003")
  void get(
      @Mixin StoreOptions options,
      @Parameters(paramLabel = "DEVICE") int deviceId,
      @Parameters(paramLabel = "SELLER") String sellerId,
      @Parameters(paramLabel = "CARD") long cardId,
      @Parameters(paramLabel = "ORDER") long orderNumber)
      throws IOException {
    Purchase wanted = new Purchase(deviceId, sellerId, cardId, orderNumber, "");
    Key key = options.checked(() -> options.name().design().key(wanted));
    try (PurchaseTable<?, ?> table = options.openFilled()) {
      Optional<Purchase> found = table.find(key);
      if (found.isEmpty()) {
        throw new IllegalStateException("the store has no purchase with the key " + key.columns());
      }
      PurchaseLines.of(table, out()).print(found.get());
    }
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
