package dev.keywright.example.command;

import dev.keywright.example.Purchase;
import dev.keywright.example.remote.Devices;
import dev.keywright.example.remote.RemoteStore;
import dev.keywright.example.remote.RemoteTable;
import dev.keywright.example.remote.Settings;
import dev.keywright.store.bulk.ImportListener;
import dev.keywright.store.bulk.ImportResult;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.ExitCode;

/** The commands on a store that runs elsewhere. Each returns the exit code. */
record RemoteCommands(RemoteStore store, Settings settings, PrintWriter out, PrintWriter err) {
  private static final int MOST_QUESTIONS = 3;

  /** Imports purchases, and shows where those of a small input landed. */
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
              purchase -> {
                if (found[0]++ < limit) {
                  print(table, purchase);
                }
              });
          out.printf(Locale.ROOT, "Count: %,d", found[0]);
          out.println(found[0] > limit ? String.format(Locale.ROOT, " (%,d shown)", limit) : "");
          return ExitCode.OK;
        });
  }

  int get(Purchase wanted) {
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
    try (RemoteTable table = store.open(settings)) {
      out.println("Store: " + store.readableName());
      int exitCode = command.apply(table);
      out.printf(Locale.ROOT, "Requests: %,d%n", table.requests());
      return exitCode;
    }
  }
}
