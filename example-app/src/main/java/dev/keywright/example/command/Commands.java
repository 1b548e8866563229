package dev.keywright.example.command;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.example.demo.Demo;
import dev.keywright.example.input.SyntheticEvents;
import dev.keywright.example.store.EventTables;
import dev.keywright.example.store.StoreDirectory;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import java.io.PrintWriter;
import java.util.List;
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
      out.println(
          new Loader<>("purchases", store.purchases()::put).load(input.count(), input.purchases()));
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
    choice.requireNoEvents();
    try (StoreDirectory directory = choice.openDirectory();
        EventTables tables = EventTables.open(choice.kind(), directory)) {
      out.println("Store: " + choice.description());
      out.println(new Loader<>("events", tables::put).load(count, SyntheticEvents.of(count, seed)));
      if (!verify) {
        return ExitCode.OK;
      }
      List<EventAnswer> answers =
          new EventVerification(tables, SyntheticEvents.of(count, seed)).answers();
      answers.forEach(out::println);
      return answers.stream().allMatch(EventAnswer::holds) ? ExitCode.OK : ExitCode.SOFTWARE;
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
