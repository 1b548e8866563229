package dev.keywright.processor.check.evolution;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The codes that frozen rows have for the constants of an enum, whatever the constants say now. */
record StoredCodes(Codes codes, Map<Constant, String> known, List<Constant> unknown) {

  static StoredCodes of(Layout layout, Part part, Codes codes) {
    return layout.options().frozen().stream()
        .max(Comparator.comparingInt(Frozen::version))
        .filter(it -> it.signature().isPresent())
        .flatMap(it -> frozen(it.layout(), part))
        .map(it -> of(codes, it))
        .orElseGet(() -> new StoredCodes(codes, Map.of(), List.of()));
  }

  /** The parts of a key, and of its list's elements, that the codes of an enum write. */
  static List<Part> partsOf(Layout key, Codes codes) {
    return key.unrolledOnce()
        .parts()
        .filter(it -> it.type() instanceof Codes other && other.type().equals(codes.type()))
        .toList();
  }

  /** The codes in the rows of each key of the entity that has rows, and has the enum in them. */
  static List<StoredCodes> ofEveryKey(Layout layout, Codes codes) {
    return Stream.concat(Stream.of(layout), layout.options().beside().stream())
        .filter(key -> key.options().hasRows())
        .flatMap(key -> partsOf(key, codes).stream().map(it -> of(key, it, codes)))
        .toList();
  }

  /** What all of them say; empty if one constant would need two codes. */
  static Optional<StoredCodes> together(Codes codes, List<StoredCodes> all) {
    Map<Constant, String> known = new HashMap<>();
    Set<Constant> unknown = new HashSet<>();
    for (Constant constant : codes.constants()) {
      Set<String> written =
          all.stream()
              .filter(it -> it.isWritten(constant))
              .map(it -> it.known.getOrDefault(constant, constant.code()))
              .collect(Collectors.toSet());
      if (written.size() > 1) {
        return Optional.empty();
      }
      written.forEach(it -> known.put(constant, it));
      if (all.stream().anyMatch(it -> it.unknown.contains(constant))) {
        unknown.add(constant);
      }
    }
    return Optional.of(new StoredCodes(codes, known, List.copyOf(unknown)));
  }

  // A frozen layout does not have the constants that came later.
  private boolean isWritten(Constant constant) {
    return known.containsKey(constant) || (known.isEmpty() && unknown.isEmpty());
  }

  private static Optional<CodesType> frozen(LayoutSignature old, Part part) {
    return old.parts()
        .filter(it -> it.name().equals(part.name()))
        .findFirst()
        .map(it -> it.type() instanceof CodesType type ? type : null);
  }

  private static StoredCodes of(Codes codes, CodesType old) {
    List<CodesType.Constant> gone = new ArrayList<>(old.constants());
    List<Constant> added = new ArrayList<>();
    Map<Constant, String> known = new HashMap<>();
    for (Constant constant : codes.constants()) {
      Optional<CodesType.Constant> same =
          old.constants().stream().filter(it -> it.name().equals(constant.name())).findFirst();
      same.ifPresentOrElse(it -> known.put(constant, it.code()), () -> added.add(constant));
      same.ifPresent(gone::remove);
    }
    // Those that kept their code have another name, and that is all.
    added.removeIf(constant -> gone.removeIf(it -> it.code().equals(constant.code())));
    if (gone.size() == 1 && added.size() == 1) {
      known.put(added.remove(0), gone.get(0).code());
    }
    // One of them may be a constant that is gone, and nobody can tell which.
    return new StoredCodes(codes, known, gone.isEmpty() ? List.of() : List.copyOf(added));
  }

  /** Gives each constant that is written otherwise the code that rows have. */
  List<Change> restored(Layout layout) {
    return codes.constants().stream()
        .filter(it -> !known.getOrDefault(it, it.code()).equals(it.code()))
        .map(it -> new Edits(layout).code(codes, it, known.getOrDefault(it, it.code())))
        .toList();
  }

  /** Gives each constant that has no code of its own the code that rows have. */
  List<Change> declared(Layout layout) {
    return codes.constants().stream()
        .filter(it -> !it.isDeclared() && !unknown.contains(it))
        .map(it -> new Edits(layout).code(codes, it, known.getOrDefault(it, it.code())))
        .toList();
  }
}
