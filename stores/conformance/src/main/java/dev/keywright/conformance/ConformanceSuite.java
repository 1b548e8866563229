package dev.keywright.conformance;

import dev.keywright.conformance.cases.AllCases;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import dev.keywright.store.StoreReader;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.UnsupportedRangeException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Writes the rows of all cases into an engine, asks it all questions, forward, backward and with a
 * limit, and compares each answer, row by row, with a sorted list of all keys. It reads each answer
 * in pages, too, and some while rows come and go; last, it reads the whole table. One row in a
 * hundred is also asked for by its key, which is not counted as an answer.
 */
public final class ConformanceSuite {
  private static final int LIMIT = 7;
  private static final int FIND_ONE_IN = 100;

  private final Engine engine;

  private ConformanceSuite(Engine engine) {
    this.engine = engine;
  }

  /** Runs all cases; the same ones, in the same order, for every engine. */
  public static EngineReport run(Engine engine) {
    ConformanceSuite suite = new ConformanceSuite(engine);
    List<Outcome> outcomes = new ArrayList<>();
    for (Case<?> it : AllCases.cases()) {
      outcomes.add(suite.outcome(it));
    }
    return new EngineReport(engine.name(), outcomes);
  }

  private <K extends Key> Outcome outcome(Case<K> it) {
    try (EngineTable table = engine.open(it.layout(), it.splitPoints())) {
      table.write(it.keys());
      List<K> sorted = it.keys().stream().sorted(it.byValue()).toList();
      return new Answers<>(it, sorted, table, table.reader()).outcome();
    } catch (UnsupportedLayoutException notHeld) {
      return Outcome.notHeld(it.name());
    }
  }

  /** The answers of one table. */
  private static final class Answers<K extends Key, R> {
    private final Case<K> it;
    private final List<K> sorted;
    private final EngineTable table;
    private final StoreReader<R> reader;
    private final ClientPages<K, R> pages;
    private final List<String> refused = new ArrayList<>();
    private final List<String> mismatches = new ArrayList<>();
    private int answers;
    private int pagesOfAll;
    private long compared;

    Answers(Case<K> it, List<K> sorted, EngineTable table, StoreReader<R> reader) {
      this.it = it;
      this.sorted = sorted;
      this.table = table;
      this.reader = reader;
      this.pages = new ClientPages<>(it, table, reader);
    }

    Outcome outcome() {
      for (int i = 0; i < sorted.size(); i += FIND_ONE_IN) {
        find(sorted.get(i));
      }
      for (ScanQuestion<K> question : it.questions()) {
        List<K> expected = sorted.stream().filter(question.holds()).toList();
        // Of no range, no store is asked, whichever way it is read.
        if (question.ranges().isEmpty()) {
          if (!expected.isEmpty()) {
            mismatches.add(question.text() + ": no range, but " + expected.size() + " rows");
          }
          continue;
        }
        ask(question.text(), question.ranges(), Long.MAX_VALUE, expected);
        ask(question.text() + " limit " + LIMIT, question.ranges(), LIMIT, expected);
        List<K> reversed = new ArrayList<>(expected);
        Collections.reverse(reversed);
        KeyRanges<K, ?> backward = question.ranges().backward();
        ask(question.text() + " backward", backward, Long.MAX_VALUE, reversed);
        ask(question.text() + " backward limit " + LIMIT, backward, LIMIT, reversed);
      }
      askForAll();
      return new Outcome(
          it.name(),
          sorted.size(),
          answers,
          pages.count() + pagesOfAll,
          compared,
          refused,
          mismatches,
          /* isHeld= */ true);
    }

    private void askForAll() {
      AllRows<R> all = new AllRows<>(reader, sorted);
      table.write(all.others());
      mismatches.addAll(all.faults());
      answers++;
      pagesOfAll = all.pages();
      compared += all.count();
    }

    private void find(K key) {
      Optional<K> found = reader.find(key).map(this::key);
      if (!found.equals(Optional.of(key))) {
        mismatches.add("the row of " + key + ": " + found);
      }
    }

    private void ask(String text, KeyRanges<K, ?> ranges, long limit, List<K> all) {
      List<K> expected = all.subList(0, (int) Math.min(limit, all.size()));
      List<K> found = new ArrayList<>();
      try (MergedRows<R> rows = reader.read(ranges, this::key, limit)) {
        rows.forEachRemaining(row -> found.add(key(row)));
      } catch (UnsupportedRangeException unsupported) {
        refused.add(text);
        return;
      }
      answers++;
      compared += expected.size();
      if (!found.equals(expected)) {
        mismatches.add(text + ": " + difference(found, expected));
      }
      if (limit == Long.MAX_VALUE) {
        askInPages(text, ranges, expected);
      }
    }

    private void askInPages(String text, KeyRanges<K, ?> ranges, List<K> expected) {
      List<K> found = pages.all(ranges, expected.size());
      compared += expected.size();
      if (!found.equals(expected)) {
        mismatches.add(text + " in pages: " + difference(found, expected));
      }
      pages.whileRowsMove(ranges, expected).ifPresent(it -> mismatches.add(text + ": " + it));
    }

    private K key(R row) {
      return it.decode().apply(reader.columns(row));
    }

    private static <K> String difference(List<K> found, List<K> expected) {
      int shared = Math.min(found.size(), expected.size());
      for (int i = 0; i < shared; i++) {
        if (!found.get(i).equals(expected.get(i))) {
          return "row " + i + " is " + found.get(i) + ", but should be " + expected.get(i);
        }
      }
      return found.size() + " rows instead of " + expected.size();
    }
  }
}
