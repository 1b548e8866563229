package dev.keywright.example.command;

import dev.keywright.example.LogEvent;
import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.example.demo.Demo;
import dev.keywright.example.input.SyntheticEvents;
import dev.keywright.example.store.EventStore;
import dev.keywright.example.store.StoreDirectory;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ExitCode;

/** What the commands do that need a store. Each returns the exit code. */
record Commands(StoreChoice choice, PrintWriter out, PrintWriter err) {
  int demo() {
    try (StoreDirectory directory = choice.openDirectory()) {
      new Demo(choice.kind(), directory, out).run();
    }
    return ExitCode.OK;
  }

  int load(LoadInput input, boolean verify) {
    try (OpenStore store = choice.open()) {
      out.println("Store: " + store.description());
      Loader<Purchase> loader = new Loader<>("purchases", store.purchases()::put);
      out.println(loader.load(input.count(), input.purchases()));
      if (!verify) {
        return ExitCode.OK;
      }
      Verification verification = Verification.of(store.purchases());
      out.println(verification);
      return verification.holds() ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }

  int events(long count, long seed, boolean verify) {
    LoadInput.requirePositive("--generate", count);
    try (StoreDirectory directory = choice.openDirectory();
        EventStore store = new EventStore(choice.kind().open(directory.inside("events")))) {
      out.println("Store: " + choice.kind().readableName() + ", events in 16 buckets");
      Loader<LogEvent> loader = new Loader<>("events", store::put);
      out.println(loader.load(count, SyntheticEvents.of(count, seed)));
      if (!verify) {
        return ExitCode.OK;
      }
      // The middle half of the time, and the moment in the middle of that.
      long millis = Duration.between(SyntheticEvents.START, SyntheticEvents.end(count)).toMillis();
      Instant from = SyntheticEvents.START.plusMillis(millis / 4);
      Instant to = SyntheticEvents.START.plusMillis(millis - millis / 4);
      Instant moment = SyntheticEvents.START.plusMillis(millis / 2);
      boolean holds = new EventVerification(store, out).run(from, to, moment);
      return holds ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }

  int scan(KeyRange<String> range, long limit) {
    LoadInput.requireNotNegative("--limit", limit);
    try (OpenStore store = choice.openFilled()) {
      out.println("Store: " + store.description());
      out.println("Range: " + range);
      long found = print(store.purchases().scan(range), limit);
      out.printf(Locale.ROOT, "Count: %,d", found);
      out.println(found > limit ? String.format(Locale.ROOT, " (%,d shown)", limit) : "");
    }
    return ExitCode.OK;
  }

  private long print(Stream<Purchase> purchases, long limit) {
    out.println(PurchaseLine.HEADER);
    long[] found = {0};
    try (purchases) {
      purchases.forEach(
          purchase -> {
            if (found[0]++ < limit) {
              out.println(PurchaseLine.of(purchase));
            }
          });
    }
    return found[0];
  }

  int get(int deviceId, String sellerId, long cardId, long orderNumber) {
    PurchaseKey key;
    try {
      key = new PurchaseKey(deviceId, sellerId, cardId, orderNumber);
    } catch (InvalidPartException e) {
      throw new UsageException(e);
    }
    try (OpenStore store = choice.openFilled()) {
      Optional<Purchase> found = store.purchases().get(key);
      if (found.isEmpty()) {
        err.println("error: no purchase has the key " + key.columns());
        return ExitCode.SOFTWARE;
      }
      out.println("Store: " + store.description());
      out.println(PurchaseLine.HEADER);
      out.println(PurchaseLine.of(found.get()));
      return ExitCode.OK;
    }
  }
}
