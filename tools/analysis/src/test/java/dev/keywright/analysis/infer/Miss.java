package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** In what an answer differs from the layout that wrote the keys. */
final class Miss {
  private Miss() {}

  /** The first difference that there is, in a few words. */
  static String cause(LayoutSignature truth, List<LayoutSignature> found) {
    if (found.size() != 1) {
      return found.isEmpty() ? "no answer" : "several kinds";
    }
    LayoutSignature answer = found.get(0);
    if (answer.format() != truth.format()) {
      return "another format";
    }
    String wanted = scattered(truth);
    String scattered = scattered(answer);
    if (!wanted.equals(scattered)) {
      return scattered + " for " + wanted;
    }
    List<PartSignature> own = truth.parts().toList();
    List<PartSignature> others = answer.parts().toList();
    if (own.size() != others.size() || !literals(truth).equals(literals(answer))) {
      return (own.size() < others.size() ? "more" : own.size() > others.size() ? "fewer" : "other")
          + " cuts";
    }
    return IntStream.range(0, own.size())
        .filter(i -> !own.get(i).named("").toString().equals(others.get(i).named("").toString()))
        .mapToObj(i -> cause(own.get(i), others.get(i)))
        .distinct()
        .sorted()
        .findFirst()
        .orElse("what is computed");
  }

  private static String scattered(LayoutSignature layout) {
    boolean isBucketed = layout.columns().stream().anyMatch(it -> it.bucket().isPresent());
    boolean isHashed = layout.parts().anyMatch(it -> it.hash().isPresent());
    return isBucketed ? "bucket" : isHashed ? "hash prefix" : "none";
  }

  private static List<List<String>> literals(LayoutSignature layout) {
    return IntStream.range(0, layout.columns().size())
        .mapToObj(column -> layout.template(column).literals())
        .toList();
  }

  private static String cause(PartSignature own, PartSignature other) {
    String wanted = what(own);
    String read = what(other);
    return wanted.equals(read) ? "another " + detail(own, other) : read + " for " + wanted;
  }

  private static String what(PartSignature part) {
    boolean isHex = part.encoding().number().filter(it -> it.encoding().hasLetters()).isPresent();
    if (part.kind() == Kind.WHOLE || part.kind() == Kind.CODES || isHex) {
      return isHex ? "hex" : part.kind() == Kind.CODES ? "text" : "number";
    }
    return part.kind().toString().toLowerCase(Locale.ROOT);
  }

  private static String detail(PartSignature own, PartSignature other) {
    Encoding a = own.encoding();
    Encoding b = other.encoding();
    if (a.isLargestFirst() != b.isLargestFirst() || a.reversed() != b.reversed()) {
      return "direction";
    }
    if (a.pad() != b.pad() || a.signed() != b.signed()) {
      return "width";
    }
    return (own.kind() == Kind.TIME ? "unit or " : "") + "encoding";
  }
}
