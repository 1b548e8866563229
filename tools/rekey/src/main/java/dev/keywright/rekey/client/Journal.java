package dev.keywright.rekey.client;

import dev.keywright.rekey.order.CollisionException;
import dev.keywright.rekey.order.ConflictException;
import dev.keywright.rekey.order.Note;
import dev.keywright.rekey.state.Ledger;
import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Which rows the writers of a fleet are writing, as far as a dead one can have left half a write.
 * Each writer has as many places as it has writes at a time, and a write that has ended leaves its
 * place to the next one: so there are few places, however many rows there are.
 */
public final class Journal {
  private static final String WRITERS = "writers";

  private final Ledger ledger;
  private final String writer = HexFormat.of().toHexDigits(new SecureRandom().nextLong());
  private final Deque<Place> free = new ArrayDeque<>();
  private int places;

  Journal(Ledger ledger) {
    this.ledger = ledger;
  }

  /** An entry, and what it holds. */
  private static final class Place {
    private final String entry;
    private Optional<String> text = Optional.of("");

    private Place(String entry) {
      this.entry = entry;
    }
  }

  /** Writes, after it has noted what. */
  void during(Note note, Runnable write) {
    Place place = take();
    try {
      set(place, note.text());
    } catch (RuntimeException failed) {
      give(place);
      throw failed;
    }
    try {
      write.run();
    } catch (ConflictException | CollisionException refused) {
      give(place);
      throw refused;
    }
    // What has failed otherwise may be half done: its place keeps the note.
    give(place);
  }

  private synchronized Place take() {
    if (!free.isEmpty()) {
      return free.pop();
    }
    if (places == 0) {
      register();
    }
    // Before it counts, so that nobody finds a gap behind which there are more.
    String entry = entry(writer, places);
    if (!ledger.replace(entry, Optional.empty(), "") && ledger.read(entry).isEmpty()) {
      throw new IllegalStateException("the ledger did not take " + entry);
    }
    places++;
    return new Place(entry);
  }

  private synchronized void give(Place place) {
    free.push(place);
  }

  private void register() {
    Optional<String> all = ledger.read(WRITERS);
    while (all.filter(it -> it.contains(writer)).isEmpty()) {
      ledger.replace(WRITERS, all, all.map(it -> it + " " + writer).orElse(writer));
      all = ledger.read(WRITERS);
    }
  }

  private void set(Place place, String text) {
    if (!ledger.replace(place.entry, place.text, text)) {
      // An answer that was lost: it holds the note before, this one, or one that failed.
      Optional<String> there = ledger.read(place.entry);
      if (!there.equals(Optional.of(text)) && !ledger.replace(place.entry, there, text)) {
        throw new IllegalStateException("somebody else writes " + place.entry);
      }
    }
    place.text = Optional.of(text);
  }

  private static String entry(String writer, int place) {
    return Ledger.NOTE + writer + "/" + place;
  }

  /** What all writers have noted: writes that have ended, too. */
  public static List<Note> notes(Ledger ledger) {
    List<Note> notes = new ArrayList<>();
    for (String writer : ledger.read(WRITERS).orElse("").split(" ", -1)) {
      Optional<String> text = ledger.read(entry(writer, 0));
      for (int place = 1; text.isPresent(); place++) {
        Note.parse(text.get()).ifPresent(notes::add);
        text = ledger.read(entry(writer, place));
      }
    }
    return notes;
  }
}
