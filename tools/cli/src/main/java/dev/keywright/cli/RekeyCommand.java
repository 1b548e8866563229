package dev.keywright.cli;

import dev.keywright.cli.input.StoreJars;
import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.cli.layout.LayoutArgument;
import dev.keywright.cli.output.RekeyText;
import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.RekeyedPair;
import dev.keywright.cli.store.StoreKind;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.rekey.order.CollisionException;
import dev.keywright.rekey.order.ConflictException;
import dev.keywright.rekey.plan.Plan;
import dev.keywright.rekey.plan.Rates;
import dev.keywright.rekey.state.Timing;
import dev.keywright.rekey.store.UnreachableStoreException;
import dev.keywright.rekey.work.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes the steps of a re-keying; the only command that writes to tables. */
@Command(
    name = "rekey",
    description = {
      "Move the rows of a live table to another key.",
      "This command alone writes to tables. Clients of the application go on meanwhile, through"
          + " RekeyClient of keywright-rekey. Each step can be repeated after a crash."
    },
    footer = {
      "  keywright rekey plan --store hbase --table orders --to orders2 --from-layout @old.txt \\",
      "      --to-layout app.jar!shop.OrderKey --profile profile.json",
      "  keywright rekey advance --store hbase --table orders --to orders2 ...",
      "  keywright rekey delete-old --confirm orders --store hbase --table orders --to orders2 ..."
    })
final class RekeyCommand extends ShellCommand {
  @Parameters(
      paramLabel = "STEP",
      converter = StepConverter.class,
      description = "plan, status, advance, backfill, verify, back or delete-old.")
  private RekeyStep step;

  @Option(
      names = "--store",
      required = true,
      paramLabel = "STORE",
      description = "hbase or dynamodb.")
  private StoreKind kind;

  @Option(names = "--table", required = true, paramLabel = "NAME", description = "The old table.")
  private String oldTable;

  @Option(names = "--to", required = true, paramLabel = "NAME", description = "The new table.")
  private String newTable;

  @Option(
      names = "--from-layout",
      required = true,
      paramLabel = "LAYOUT",
      converter = LayoutArgument.Converter.class,
      description = LayoutArgument.FORMS)
  private LayoutArgument from;

  @Option(
      names = "--to-layout",
      required = true,
      paramLabel = "LAYOUT",
      converter = LayoutArgument.Converter.class,
      description = "The layout of the new key.")
  private LayoutArgument to;

  @Option(
      names = "--part",
      paramLabel = "PART=CELL",
      description =
          "Where a part of the new key is in the row: a cell (f:status) or an attribute. For each"
              + " part that the old key has not.")
  private Map<String, String> parts = Map.of();

  @Option(names = "--index", description = "The new table is an index that the application keeps.")
  private boolean isIndex;

  @Option(
      names = "--ledger",
      paramLabel = "NAME",
      defaultValue = "keywright_rekeyings",
      description = "The table with the state of re-keyings. Default: ${DEFAULT-VALUE}.")
  private String ledger;

  @Option(
      names = "--family",
      paramLabel = "NAME",
      defaultValue = "f",
      description =
          "The family of HBase for the two cells of the re-keying. Default: ${DEFAULT-VALUE}.")
  private String family;

  @Option(
      names = "--lease",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "5s",
      description =
          "How long clients trust the state; as in the clients. Default: ${DEFAULT-VALUE}.")
  private Double lease;

  @Option(
      names = "--longest-call",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "10s",
      description = "How long one call of a client takes, with retries. Default: ${DEFAULT-VALUE}.")
  private Double longestCall;

  @Option(
      names = "--rows-per-second",
      paramLabel = "N",
      defaultValue = "500",
      description = "How many rows are copied in a second, at most. Default: ${DEFAULT-VALUE}.")
  private double rowsPerSecond;

  @Option(
      names = "--dollars-per-million-writes",
      paramLabel = "PRICE",
      defaultValue = "0.625",
      description =
          "Plan: what DynamoDB takes for a million write units. Default: ${DEFAULT-VALUE}.")
  private double writePrice;

  @Option(
      names = "--dollars-per-million-reads",
      paramLabel = "PRICE",
      defaultValue = "0.125",
      description = "Plan: the same for read units. Default: ${DEFAULT-VALUE}.")
  private double readPrice;

  @Option(
      names = "--profile",
      paramLabel = "FILE",
      description = "What keywright profile --json has printed of the old table, for the plan.")
  private @Nullable Path profile;

  @Option(
      names = "--scan",
      description = "Plan: read all rows, and count those that share a new key.")
  private boolean isScanned;

  @Option(
      names = "--confirm",
      paramLabel = "NAME",
      description = "delete-old: the name of the table that is deleted.")
  private @Nullable String confirmation;

  @Override
  public Integer call() throws IOException {
    LayoutSignature old = only(from).signature();
    LayoutSignature fresh = only(to).signature();
    require(
        step != RekeyStep.PLAN || profile != null || isScanned,
        "a plan needs the number of rows: add --profile FILE or --scan");
    require(writePrice >= 0, "--dollars-per-million-writes is at least 0, not " + writePrice);
    require(readPrice >= 0, "--dollars-per-million-reads is at least 0, not " + readPrice);
    require(rowsPerSecond > 0, "--rows-per-second is above 0, not " + rowsPerSecond);
    Timing timing = new Timing(time(lease), time(longestCall));
    LiveStore store = StoreJars.find(kind);
    Thread caller = Thread.currentThread();
    ClassLoader before = caller.getContextClassLoader();
    // Clients look for their parts and settings there.
    caller.setContextClassLoader(store.getClass().getClassLoader());
    RekeyedPair.KeyColumns columns =
        new RekeyedPair.KeyColumns(columns(old), columns(fresh), List.copyOf(parts.values()));
    RekeyedPair.Names names = new RekeyedPair.Names(oldTable, newTable, ledger, family, columns);
    try (RekeyedPair pair = store.openPair(names, timing.longestCall(), System.getenv())) {
      if (step != RekeyStep.PLAN) {
        pair.prepareLedger();
      }
      return take(new RekeyCall(pair, timing, rowsPerSecond, isIndex).between(old, fresh, parts));
    } catch (IOException | UnreachableStoreException failed) {
      throw new UnreadableInputException(
          kind.shown() + ":" + oldTable + ": " + failed.getMessage(), failed);
    } catch (IllegalStateException
        | IllegalArgumentException
        | CollisionException
        | ConflictException refused) {
      warn(String.valueOf(refused.getMessage()));
      return ExitCode.FAULTS;
    } finally {
      caller.setContextClassLoader(before);
    }
  }

  private static Duration time(double seconds) {
    return Duration.ofNanos((long) (seconds * 1e9));
  }

  private static List<String> columns(LayoutSignature layout) {
    return layout.columns().stream().map(ColumnSignature::name).toList();
  }

  private int take(RekeyCall.Between steps) throws IOException {
    switch (step) {
      case PLAN -> {
        Plan plan = steps.plan(profile, isScanned, new Rates(rowsPerSecond, writePrice, readPrice));
        RekeyText.print(out(), plan);
        return plan.isPossible() ? ExitCode.SOUND : ExitCode.FAULTS;
      }
      case ADVANCE -> steps.rekeying().advance();
      case BACKFILL -> steps.rekeying().backfill();
      case VERIFY -> {
        Verifier.Result result = steps.verify();
        RekeyText.print(out(), result);
        return result.differences().isEmpty() ? ExitCode.SOUND : ExitCode.FAULTS;
      }
      case BACK -> steps.rekeying().rollBack();
      case DELETE_OLD -> {
        require(confirmation != null, "delete-old needs --confirm with the name of the old table");
        steps.rekeying().deleteOld(Objects.requireNonNull(confirmation), oldTable);
      }
      case STATUS -> {}
    }
    RekeyText.print(out(), steps.rekeying().standing());
    return ExitCode.SOUND;
  }
}
