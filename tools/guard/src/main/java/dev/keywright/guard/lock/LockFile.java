package dev.keywright.guard.lock;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.report.description.LimitedBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The lock of a module, {@code keywright.lock}: a line for each layout and for each approved
 * change, in the order of keys and versions, so that two branches seldom touch the same line. Lines
 * that a merge has doubled count once.
 */
public record LockFile(List<LockedLayout> layouts, List<AcceptedRowLoss> accepted) {
  /** The usual name, in the directory of the module. */
  public static final String NAME = "keywright.lock";

  /** A lock with these lines. */
  public LockFile {
    layouts = strongest(layouts).stream().sorted(LockLine.ORDER).toList();
    accepted = accepted.stream().distinct().sorted(LockLine.ORDER).toList();
  }

  /**
   * Reads a lock.
   *
   * @throws MalformedLockException if a line is none
   */
  public static LockFile parse(String text) throws MalformedLockException {
    return LockText.read(text);
  }

  /**
   * Reads a lock from a file; there may be none yet.
   *
   * @throws MalformedLockException if a line is none
   */
  public static LockFile read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return new LockFile(List.of(), List.of());
    }
    return parse(new String(LimitedBytes.of(file), UTF_8));
  }

  // Branches that changed one line in different ways leave both. The state that binds more holds.
  private static List<LockedLayout> strongest(List<LockedLayout> lines) {
    List<LockedLayout> kept = new ArrayList<>();
    for (LockedLayout line : lines) {
      if (lines.stream().noneMatch(it -> isStronger(it, line)) && !kept.contains(line)) {
        kept.add(line);
      }
    }
    return kept;
  }

  private static boolean isStronger(LockedLayout line, LockedLayout than) {
    return line.withState(than.state()).equals(than) && line.state().compareTo(than.state()) > 0;
  }

  /** The lines of a key, by version. */
  List<LockedLayout> of(String key) {
    return layouts.stream().filter(it -> it.key().equals(key)).toList();
  }

  /** The newest layout of each key that is not retired. */
  public List<LockedLayout> newest() {
    return keys().stream()
        .flatMap(
            key ->
                of(key).stream()
                    .filter(it -> it.state() != LockState.RETIRED)
                    .reduce((older, newer) -> newer)
                    .stream())
        .toList();
  }

  /** All keys that have a line. */
  public List<String> keys() {
    return layouts.stream().map(LockedLayout::key).distinct().toList();
  }

  /** The text of the file. */
  @Override
  public String toString() {
    return LockText.HEAD
        + Stream.<LockLine>concat(layouts.stream(), accepted.stream())
            .sorted(LockLine.ORDER)
            .map(it -> it.text() + "\n")
            .collect(Collectors.joining());
  }
}
