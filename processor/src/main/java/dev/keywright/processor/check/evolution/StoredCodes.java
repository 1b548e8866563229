package dev.keywright.processor.check.evolution;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.fix.Edit;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
  List<Edit> restored(Layout layout) {
    return codes.constants().stream()
        .filter(it -> !known.getOrDefault(it, it.code()).equals(it.code()))
        .map(it -> Edits.of(layout).code(codes, it, known.getOrDefault(it, it.code())))
        .toList();
  }

  /** Gives each constant that has no code of its own the code that rows have. */
  List<Edit> declared(Layout layout) {
    return codes.constants().stream()
        .filter(it -> !it.isDeclared() && !unknown.contains(it))
        .map(it -> Edits.of(layout).code(codes, it, known.getOrDefault(it, it.code())))
        .toList();
  }
}
