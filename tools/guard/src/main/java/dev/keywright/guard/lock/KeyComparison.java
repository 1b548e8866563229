package dev.keywright.guard.lock;

import dev.keywright.layout.evolution.Difference;
import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A key of the build beside its lines of the lock. */
record KeyComparison(LockFile lock, CompiledKey key) {

  List<LockMismatch> mismatches() {
    List<LockedLayout> lines = lock.of(key.key());
    if (lines.isEmpty()) {
      return List.of(
          new LockMismatch(
              key.key(),
              "the lock has no line for it, so nothing protects its rows.",
              "run keywright lock, and commit the file"));
    }
    List<LockMismatch> found = new ArrayList<>();
    key.frozen().forEach((version, frozen) -> frozen(version, frozen).ifPresent(found::add));
    unapproved().stream().filter(it -> !isContradicted(it)).map(this::lossOf).forEach(found::add);
    if (found.isEmpty() && !isLatest(lines)) {
      found.add(outdated(lines.get(lines.size() - 1)));
    }
    return found;
  }

  /** The approvals without which rows would be lost. */
  List<AcceptedRowLoss> approved() {
    return lost().stream().flatMap(it -> approval(it).stream()).toList();
  }

  /** The live lines whose rows are lost, and nobody has approved it. */
  List<LockedLayout> unapproved() {
    return lost().stream().filter(it -> approval(it).isEmpty()).toList();
  }

  /** The live lines whose rows the key neither finds nor reads as an older version. */
  private List<LockedLayout> lost() {
    return lock.of(key.key()).stream().filter(it -> it.isLive() && isLost(it)).toList();
  }

  private boolean isLost(LockedLayout live) {
    return live.isMoved(key) || (!change(live).keepsBytes() && !isDeclared(live));
  }

  /** Whether the entity still has the version, so that its rows can be decoded. */
  private boolean isDeclared(LockedLayout live) {
    return key.frozen().values().stream().anyMatch(live::agreesWith);
  }

  /** Whether the entity declares another layout under the version: that is said instead. */
  private boolean isContradicted(LockedLayout live) {
    LayoutSignature declared = key.frozen().get(live.version());
    return declared != null && !live.agreesWith(declared);
  }

  private LayoutChange change(LockedLayout live) {
    return new LayoutChange(live.layout(), key.layout());
  }

  private Optional<AcceptedRowLoss> approval(LockedLayout live) {
    return lock.accepted().stream().filter(it -> it.approves(live, key)).findFirst();
  }

  private boolean isLatest(List<LockedLayout> lines) {
    LockedLayout newest = lines.get(lines.size() - 1);
    return newest.state() != LockState.RETIRED
        && newest.isOf(key)
        && newest.table().equals(LockUpdate.table(newest, key));
  }

  private LockMismatch lossOf(LockedLayout live) {
    String accept =
        "or, if its rows may be lost, keywright accept --because \"...\" --key " + key.key();
    if (live.isMoved(key)) {
      return new LockMismatch(
          key.key(),
          "the rows of %s are in table %s, and the entity says %s."
              .formatted(live.shown(), live.table().orElseThrow(), key.table().orElseThrow()),
          "restore @StoredIn(table = \"" + live.table().orElseThrow() + "\"); " + accept);
    }
    LayoutChange change = change(live);
    String lost =
        change.differences().stream()
            .filter(it -> !it.keepsBytes())
            .map(Difference::toString)
            .collect(Collectors.joining("\n"));
    return new LockMismatch(
        key.key(),
        "rows of " + live.shown() + ", which is live, would be lost:\n" + change + lost,
        "restore the layout; or declare the old one with @FrozenLayout(version = "
            + live.version()
            + ") and move the rows; "
            + accept);
  }

  private LockMismatch outdated(LockedLayout newest) {
    boolean isSameLayout = newest.hasLayout(key.layout());
    return new LockMismatch(
        key.key(),
        isSameLayout
            ? "the lock says \"%s\", and the build has%s.".formatted(newest.text(), table())
            : "its layout is not in the lock:\n" + new LayoutChange(newest.layout(), key.layout()),
        "run keywright lock, and commit the file");
  }

  private String table() {
    return key.table().map(it -> " table " + it).orElse(" no table");
  }

  /** {@code @FrozenLayout} and the lock are one truth. */
  private Optional<LockMismatch> frozen(int version, LayoutSignature frozen) {
    List<LockedLayout> lines =
        lock.of(key.key()).stream().filter(it -> it.version() == version).toList();
    if (lines.stream().anyMatch(it -> it.agreesWith(frozen) && it.state() != LockState.DRAFT)) {
      return Optional.empty();
    }
    return Optional.of(
        lines.stream()
            .filter(LockedLayout::isLive)
            .findFirst()
            .map(it -> disagreement(version, it, frozen))
            .orElseGet(
                () ->
                    new LockMismatch(
                        key.key(),
                        "@FrozenLayout(version = " + version + ") is not in the lock as live.",
                        "run keywright lock, and commit the file")));
  }

  private LockMismatch disagreement(int version, LockedLayout live, LayoutSignature frozen) {
    return new LockMismatch(
        key.key(),
        "the lock (old) and @FrozenLayout (now) disagree about version "
            + version
            + ", which has rows:\n"
            + new LayoutChange(live.layout(), frozen),
        "restore the one that was edited in place; a new layout is the next version");
  }
}
