package dev.keywright.example.rekey;

import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.example.SampleRows;
import dev.keywright.rekey.Rekeying;
import dev.keywright.rekey.client.Orders;
import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.hbase.ClientSettings;
import dev.keywright.rekey.mapping.LayoutMapping;
import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.plan.Plan;
import dev.keywright.rekey.plan.Planner;
import dev.keywright.rekey.plan.Rates;
import dev.keywright.rekey.plan.TableSize;
import dev.keywright.rekey.row.Side;
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
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;

/** Tells the story: a table with a bad key, its profile, a better key, and the way to it. */
public final class RekeyDemo {
  private static final Course COURSE = Course.TABLE_ROW_BY_ROW;
  private static final Timing TIMING = new Timing(Duration.ofSeconds(1), Duration.ofSeconds(2));
  private static final int REGIONS = 8;
  private static final int RANGES = 64;
  private static final int WORKERS = 4;

  private final PurchaseTables purchases;
  private final int rows;
  private final PrintWriter out;
  private final LayoutMapping mapping = PurchaseRow.mapping();

  private RekeyDemo(PurchaseTables purchases, int rows, PrintWriter out) {
    this.purchases = purchases;
    this.rows = rows;
    this.out = out;
  }

  /**
   * Runs it, and deletes its tables.
   *
   * @return whether the new table has all that clients have written
   */
  public static boolean run(Configuration configuration, int rows, PrintWriter out)
      throws IOException {
    try (Connection unhurried = ConnectionFactory.createConnection(configuration);
        Connection connection =
            ConnectionFactory.createConnection(
                ClientSettings.with(configuration, TIMING.longestCall()))) {
      PurchaseTables purchases = new PurchaseTables(connection, unhurried);
      purchases.clean();
      boolean isSound = new RekeyDemo(purchases, rows, out).tell();
      purchases.clean();
      return isSound;
    }
  }

  private record Here(Tables tables, Lease lease, Ticker ticker, KeyMapping mapping, Course course)
      implements Connector {
    private static final long serialVersionUID = 1;
  }

  private boolean tell() throws IOException {
    PurchaseTables.Profiles profiles = purchases.fill(rows, REGIONS, mapping);
    ProfileReport fresh = profiles.fresh().report(REGIONS);
    say("%,d purchases in %s, in %d regions", rows, PurchaseTables.OLD, REGIONS);
    say("Old key: %s", PurchaseRow.OLD_LAYOUT);
    say("New key: %s", PurchaseKey.LAYOUT);
    purchases.createNew(fresh.regions().splitPoints());
    plan();
    RegionShares before = new RegionShares(purchases.connection(), PurchaseTables.OLD);
    RegionShares after = new RegionShares(purchases.connection(), PurchaseTables.NEW);
    Purchase asked = SampleRows.purchase(rows / 2);
    DeviceQuestion question = new DeviceQuestion(purchases.connection(), asked.deviceId());
    DeviceQuestion.Answer slow = question.ofOld();
    try (Clients clients = new Clients(this::client, mapping, rows)) {
      clients.start();
      move(rekeying());
      clients.stop();
      DeviceQuestion.Answer quick = question.ofNew();
      say("%n%-50s %10s %10s", "", "before", "after");
      share(
          "Last tenth of the rows: in the busiest region",
          profiles.old().report(REGIONS).arrival().busiestShare().value(),
          fresh.arrival().busiestShare().value());
      share(
          "Inserts of clients: in the busiest region",
          before.busiest(clients.inserted(Side.OLD)),
          after.busiest(clients.inserted(Side.NEW)));
      say("%-50s %,7d ms %,7d ms", "All purchases of a device", slow.millis(), quick.millis());
      long lost = clients.lost();
      say(
          "Clients made %,d purchases meanwhile; %,d writes without an answer, %,d rows not as"
              + " left",
          clients.purchases(), clients.half(), lost);
      return lost == 0 && quick.rows() >= slow.rows();
    }
  }

  private void share(String what, double before, double after) {
    say("%-50s %8.1f %% %8.1f %%", what, 100 * before, 100 * after);
  }

  private void plan() {
    Plan plan =
        new Planner(COURSE, false, TIMING, mapping, purchases.admin())
            .plan(new TableSize(rows, 0), new Rates(0, 0, 0), Optional.empty());
    if (!plan.isPossible()) {
      throw new IllegalStateException(String.join("; ", plan.refusals()));
    }
    plan.limits().forEach(it -> say("  %s", it));
  }

  private void move(Rekeying rekeying) {
    long start = System.nanoTime();
    State state = rekeying.standing().state();
    while (state != State.NEW_ONLY) {
      if (state == State.BACKFILL) {
        rekeying.backfill();
      }
      if (state == State.BACKFILL || state == State.READ_NEW || state == State.HAND_OVER) {
        verify(rekeying);
      }
      state = rekeying.advance();
      say("%4d s  %s", Duration.ofNanos(System.nanoTime() - start).toSeconds(), state);
    }
    String name = PurchaseTables.OLD.getNameAsString();
    rekeying.deleteOld(name, name);
    say("%4d s  %s", Duration.ofNanos(System.nanoTime() - start).toSeconds(), State.CLEANED);
  }

  private void verify(Rekeying rekeying) {
    Verifier.Result result = rekeying.verify(0);
    while (!result.differences().isEmpty()) {
      rekeying.mend(result.differences());
      result = rekeying.verify(0);
    }
    say("        %,d rows compared, none differs", result.newRows());
  }

  private Rekeying rekeying() {
    Lease lease = new Lease(purchases.ledger(), TIMING, Ticker.SYSTEM);
    Here here = new Here(purchases.tables(), lease, Ticker.SYSTEM, mapping, COURSE);
    BarWorkers workers = new BarWorkers(new ThreadWorkers(WORKERS));
    return new Rekeying(
        new Fleet(purchases.ledger(), COURSE, TIMING, Ticker.SYSTEM),
        purchases.ledger(),
        here,
        purchases.admin(),
        new Rekeying.Work(
            workers,
            new Verifier(here, workers, TIMING.longestCall()),
            new Rekeying.Pace(RANGES, 0)));
  }

  private RekeyClient client() {
    return new RekeyClient(
        purchases.tables(),
        new Lease(purchases.ledger(), TIMING, Ticker.SYSTEM),
        Ticker.SYSTEM,
        Orders.of(mapping, COURSE),
        Duration.ofMinutes(1));
  }

  private void say(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
    out.flush();
  }
}
