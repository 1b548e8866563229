package dev.keywright.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keywright.cli.input.TextFile;
import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.cli.store.RekeyedPair;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.rekey.Rekeying;
import dev.keywright.rekey.mapping.LayoutMapping;
import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.plan.Collisions;
import dev.keywright.rekey.plan.Plan;
import dev.keywright.rekey.plan.Planner;
import dev.keywright.rekey.plan.Rates;
import dev.keywright.rekey.plan.TableSize;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.Fleet;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.state.Timing;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.work.Connector;
import dev.keywright.rekey.work.ThreadWorkers;
import dev.keywright.rekey.work.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The library, put together for one call of the command. */
final class RekeyCall {
  private static final int WORKERS = 2;
  private static final int RANGES = 64;
  private static final String NO_PROFILE =
      " is no profile: make it by keywright profile --json --store ... --table ...";

  /** Rows that are dropped while they are compared are no difference. */
  private static final long SOON = 600_000;

  private final RekeyedPair pair;
  private final Timing timing;
  private final double rowsPerSecond;
  private final Course course;

  RekeyCall(RekeyedPair pair, Timing timing, double rowsPerSecond, boolean isIndex) {
    this.pair = pair;
    this.timing = timing;
    this.rowsPerSecond = rowsPerSecond;
    this.course =
        isIndex
            ? Course.INDEX
            : pair.tables().isTransactional()
                ? Course.TABLE_IN_TRANSACTIONS
                : Course.TABLE_ROW_BY_ROW;
  }

  /** The same, for two layouts. */
  Between between(LayoutSignature from, LayoutSignature to, Map<String, String> parts) {
    return new Between(LayoutMapping.of(from, to, pair.form(), parts));
  }

  private record Here(Tables tables, Lease lease, Ticker ticker, KeyMapping mapping, Course course)
      implements Connector {
    private static final long serialVersionUID = 1;
  }

  /** What a step calls. */
  final class Between {
    private final LayoutMapping mapping;
    private final Here here;
    private final Rekeying rekeying;

    private Between(LayoutMapping mapping) {
      this.mapping = mapping;
      Lease lease = new Lease(pair.ledger(), timing, Ticker.SYSTEM);
      this.here = new Here(pair.tables(), lease, Ticker.SYSTEM, mapping, course);
      ThreadWorkers workers = new ThreadWorkers(WORKERS);
      this.rekeying =
          new Rekeying(
              new Fleet(pair.ledger(), course, timing, Ticker.SYSTEM),
              pair.ledger(),
              here,
              pair.admin(),
              new Rekeying.Work(
                  new ProgressWorkers(workers, "copy"),
                  new Verifier(here, new ProgressWorkers(workers, "compare"), timing.longestCall()),
                  new Rekeying.Pace(RANGES, rowsPerSecond / WORKERS)));
    }

    Rekeying rekeying() {
      return rekeying;
    }

    /** Without a profile, all rows are read. */
    Plan plan(@Nullable Path profile, boolean isScanned, Rates rates) throws IOException {
      Planner planner =
          new Planner(course, pair.tables().isTransactional(), timing, mapping, pair.admin());
      if (profile != null && !isScanned) {
        return planner.plan(size(profile), rates, Optional.empty());
      }
      Collisions.Result counted = new Collisions(here, RANGES).count();
      TableSize size = new TableSize(counted.rows(), counted.bytesPerRow());
      return planner.plan(size, rates, Optional.of(counted));
    }

    /** Compares, mends what differs, and compares again. */
    Verifier.Result verify() {
      long horizon = System.currentTimeMillis() + SOON;
      Verifier.Result result = rekeying.verify(horizon);
      State state = rekeying.standing().state();
      if (!result.differences().isEmpty()
          && (state.writes() == State.Writes.BOTH || state == State.HAND_OVER)) {
        rekeying.mend(result.differences());
        result = rekeying.verify(horizon);
      }
      return result;
    }
  }

  private static TableSize size(Path profile) throws IOException {
    JsonNode keys = json(profile).at("/profile/keys");
    if (!keys.isIntegralNumber()) {
      throw new UnreadableInputException(profile + NO_PROFILE);
    }
    // A profile reads keys alone, so rows are taken for small ones.
    return new TableSize(keys.asLong(), 0);
  }

  private static JsonNode json(Path profile) throws IOException {
    try {
      return new ObjectMapper().readTree(TextFile.read(profile));
    } catch (JsonProcessingException noJson) {
      throw new UnreadableInputException(profile + NO_PROFILE, noJson);
    }
  }
}
