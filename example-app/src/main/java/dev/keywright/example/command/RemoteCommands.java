package dev.keywright.example.command;

import dev.keywright.example.Purchase;
import dev.keywright.example.remote.Devices;
import dev.keywright.example.remote.RemoteStore;
import dev.keywright.example.remote.RemoteTable;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.store.bulk.ImportListener;
import dev.keywright.store.bulk.ImportResult;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.ExitCode;

/**
 * The commands on a store that runs elsewhere. Each returns the exit code.
 *
 * @param opening opens the store's table of purchases
 */
record RemoteCommands(
    RemoteStore store, Supplier<RemoteTable> opening, PrintWriter out, PrintWriter err) {
  private static final int MOST_QUESTIONS = 3;
  private static final int MOST_PLACES = 20;

  /** Imports purchases, and shows where those of a small input landed, if the store tells. */
  int load(LoadInput input, Path checkpoint) {
    List<Purchase> purchases = input.purchases().toList();
    return using(
        table -> {
          long start = System.nanoTime();
          ImportResult result = load(table, input.name(), purchases, checkpoint);
          out.println(Stored.summary(result.rows(), "purchases", System.nanoTime() - start));
          if (result.resumedSets() > 0) {
            out.printf(Locale.ROOT, "Resumed: %,d sets were there%n", result.resumedSets());
          }
          if (result.retries() > 0) {
            out.printf(Locale.ROOT, "Retries: %,d%n", result.retries());
          }
          if (purchases.size() <= MOST_PLACES) {
            printPlaces(table, purchases);
          }
          return ExitCode.OK;
        });
  }

  private static ImportResult load(
      RemoteTable table, String name, List<Purchase> purchases, Path checkpoint) {
    try (ProgressBar bar = Stored.bar(purchases.size())) {
      ImportListener listener = bar == null ? rows -> {} : bar::stepBy;
      return table.load(name, purchases, checkpoint, listener);
    }
  }

  private void printPlaces(RemoteTable table, List<Purchase> purchases) {
    if (purchases.stream().anyMatch(purchase -> table.place(purchase).isPresent())) {
      out.println(PurchaseLine.HEADER);
      purchases.forEach(purchase -> print(table, purchase));
    }
  }

  /**
   * Prints purchases.
   *
   * @param limit the largest number of them; the store is asked for no more
   */
  int scan(Devices devices, long limit) {
    return using(
        table -> {
          List<String> questions = table.questions(devices);
          questions.stream().limit(MOST_QUESTIONS).forEach(it -> out.println("Question: " + it));
          if (questions.size() > MOST_QUESTIONS) {
            out.println("... " + questions.size() + " questions");
          }
          out.println(PurchaseLine.HEADER);
          long[] found = {0};
          table.scan(
              devices,
              limit,
              purchase -> {
                found[0]++;
                print(table, purchase);
              });
          // The store was not asked whether there are more.
          String atLeast = found[0] == limit && limit > 0 ? "at least " : "";
          out.printf(Locale.ROOT, "Count: %s%,d%n", atLeast, found[0]);
          return ExitCode.OK;
        });
  }

  int get(Purchase wanted) {
    try {
      store.requireKey(wanted);
    } catch (InvalidPartException e) {
      throw new UsageException(e);
    }
    return using(
        table -> {
          Optional<Purchase> found = table.get(wanted);
          if (found.isEmpty()) {
            err.println("error: the store has no such purchase");
            return ExitCode.SOFTWARE;
          }
          out.println(PurchaseLine.HEADER);
          print(table, found.get());
          return ExitCode.OK;
        });
  }

  private void print(RemoteTable table, Purchase purchase) {
    out.println(PurchaseLine.of(purchase));
    table.place(purchase).ifPresent(place -> out.println("    in " + place));
  }

  private int using(Function<RemoteTable, Integer> command) {
    try (RemoteTable table = opening.get()) {
      out.println("Store: " + store.readableName());
      int exitCode = command.apply(table);
      out.printf(Locale.ROOT, "Requests: %,d%n", table.requests());
      return exitCode;
    }
  }
}
