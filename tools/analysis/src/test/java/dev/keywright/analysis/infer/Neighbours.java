package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The layouts that read one part of a layout in another way. */
final class Neighbours {
  private static final List<String> OF_TEXT =
      List.of("long", "long unordered", "String", "String unordered", "byte[]", "boolean", "char");
  private static final List<String> OF_BOTH =
      List.of(
          "UUID",
          "UUID DESC",
          "LocalDate time=BASIC",
          "LocalDate time=BASIC DESC",
          "Year time=BASIC",
          "YearMonth time=BASIC",
          "Instant time=BASIC",
          "Instant time=BASIC DESC");
  private static final List<String> OF_BINARY =
      List.of("byte", "short", "int", "long", "boolean", "double", "float", "LocalDate", "String");
  private static final String[] UNITS = {"SECONDS", "MILLIS", "MICROS", "NANOS", "HOURS", "DAYS"};
  private static final String[] FOREIGN = {"UNSIGNED", "TWOS_COMPLEMENT", "LITTLE_ENDIAN"};

  private Neighbours() {}

  static List<LayoutSignature> of(LayoutSignature layout) {
    List<String> declarations = new ArrayList<>();
    boolean isText = layout.format() == LayoutFormat.TEXT;
    if (isText) {
      declarations.addAll(OF_TEXT);
      declarations.addAll(OF_BOTH);
      for (int width = 1; width <= 19; width++) {
        String number = (width < 10 ? "int" : "long") + " pad=" + width;
        declarations.addAll(turned(number, " DESC", " reversed", " signed"));
        declarations.add("long as=HEX width=" + width);
      }
    } else {
      OF_BINARY.forEach(it -> declarations.addAll(turned(it, " DESC")));
      for (int width = 1; width <= 8; width++) {
        for (String encoding : FOREIGN) {
          String type = width <= 4 ? "int" : "long";
          declarations.addAll(turned(type + " as=" + encoding + " width=" + width, " DESC"));
        }
      }
    }
    for (String unit : UNITS) {
      declarations.addAll(turned("Instant time=EPOCH_" + unit, " DESC", " reversed"));
    }
    declarations.addAll(turned("Instant time=DOTNET_TICKS", " DESC", " reversed"));
    return layout.parts().flatMap(part -> read(layout, part, declarations)).toList();
  }

  private static List<String> turned(String declaration, String... words) {
    return Stream.concat(Stream.of(declaration), Stream.of(words).map(it -> declaration + it))
        .toList();
  }

  private static Stream<LayoutSignature> read(
      LayoutSignature layout, PartSignature part, List<String> declarations) {
    // A hash prefix stays what it is.
    if (part.hash().isPresent()) {
      return Stream.empty();
    }
    return declarations.stream()
        .flatMap(
            it ->
                parsed(layout.toString().replace(part.toString(), part.name() + " " + it))
                    .stream());
  }

  // The declarations are put where any part stands, and most places refuse some of them.
  private static List<LayoutSignature> parsed(String text) {
    try {
      return List.of(LayoutSignature.parse(text));
    } catch (MalformedSignatureException refused) {
      return List.of();
    }
  }
}
