package dev.keywright.processor.check.form;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.store.Amounts;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** A key is a Java class, and a class has room for so much: a compiler would refuse one of more. */
final class TooLargeForClassFile implements LayoutCheck {
  // A method takes 255, this included; a writer takes the array and the index besides its parts.
  private static final int MOST_ARGUMENTS = 250;
  private static final Set<String> OF_TWO_ARGUMENTS = Set.of("long", "double");

  // A class file has room for one more byte, but javac has not.
  private static final int LONGEST_CONSTANT = 65_534;
  private static final int LONGEST_FILE_NAME = 255;

  // All constants are made by one method of at most 65,535 bytes of code.
  private static final int INITIALIZER = 60_000;
  private static final int CODE_OF_PART = 80;
  private static final int CODE_OF_CONSTANT = 16;

  @Override
  public void check(Layout layout, Findings findings) {
    List<Part> parts = layout.parts().toList();
    checkArguments(parts, findings);
    checkConstants(parts, findings);
    checkSignature(layout, parts, findings);
    checkNames(layout, parts, findings);
  }

  private static void checkArguments(List<Part> parts, Findings findings) {
    int arguments = 0;
    for (Part part : parts) {
      arguments += OF_TWO_ARGUMENTS.contains(part.property().type().name()) ? 2 : 1;
      if (arguments > MOST_ARGUMENTS) {
        findings
            .error(CheckId.KW018, part.spot(), "")
            .problem(
                "the key has %s parts, and %s is one too many: a Java method allows at most 255 "
                    + "arguments, and a long or a double counts as two",
                parts.size(), part.name())
            .fix("remove " + part.name() + " and the parts after it from the key");
        return;
      }
    }
  }

  private static void checkConstants(List<Part> parts, Findings findings) {
    int room = (INITIALIZER - CODE_OF_PART * parts.size()) / CODE_OF_CONSTANT;
    int constants = 0;
    for (Part part : parts) {
      constants += part.type() instanceof Codes codes ? codes.constants().size() : 0;
      if (constants > room && part.type() instanceof Codes codes) {
        findings
            .error(CheckId.KW018, part.spot(), "")
            .problem(
                "the enums of the key up to %s have %s, and the generated class has room for the "
                    + "codes of %s",
                part.name(),
                Amounts.count(constants, "constant"),
                Amounts.number(Math.max(0, room)))
            .fix(
                "make %s a String that holds the code, instead of %s",
                part.name(), codes.type().name());
        return;
      }
    }
  }

  private static void checkSignature(Layout layout, List<Part> parts, Findings findings) {
    if (!layout.isKnown()) {
      return;
    }
    int bytes = bytesOfConstant(layout.signature().toString());
    if (bytes <= LONGEST_CONSTANT || parts.isEmpty()) {
      return;
    }
    Part longest =
        parts.stream()
            .max(Comparator.comparingInt(part -> part.signature().toString().length()))
            .orElseThrow();
    findings
        .error(
            CheckId.KW018,
            longest.limits().alphabet().isPresent() ? longest.spotOf("alphabet") : longest.spot(),
            "")
        .problem(
            "the constant LAYOUT of the generated key would have %s bytes, and javac allows at "
                + "most %s; most of them describe %s",
            Amounts.number(bytes), Amounts.number(LONGEST_CONSTANT), longest.name())
        .fix(fix(longest));
  }

  // Class files write NUL, which no signature has, and each half of a pair in their own way.
  private static int bytesOfConstant(String text) {
    return text.chars().map(c -> c < 0x80 ? 1 : c < 0x800 ? 2 : 3).sum();
  }

  private static String fix(Part longest) {
    if (longest.type() instanceof Codes codes) {
      String type = codes.type().name();
      return "make " + longest.name() + " a String that holds the code, instead of " + type;
    }
    int ofSalt = longest.hash().map(hash -> hash.salt().length()).orElse(0);
    int ofAlphabet = longest.limits().alphabet().map(String::length).orElse(0);
    if (Math.max(ofSalt, ofAlphabet) < longest.name().length()) {
      return "shorten the names of parts and columns, or remove parts from the key";
    }
    return ofSalt > ofAlphabet
        ? "write a shorter hashSalt"
        : "name the characters of " + longest.name() + " by ranges, such as a-z";
  }

  private static void checkNames(Layout layout, List<Part> parts, Findings findings) {
    String entity = String.join("_", layout.entity().type().simpleNames());
    // There is nothing to ask for after the last part.
    for (Part part : parts.subList(0, Math.max(0, parts.size() - 1))) {
      String stage = entity + layout.keyName() + "Key$After" + part.name() + ".class";
      int bytes = stage.getBytes(UTF_8).length;
      if (bytes > LONGEST_FILE_NAME) {
        findings
            .error(CheckId.KW018, part.spot(), "")
            .problem(
                "the name of %s is too long: a generated class is named after it, and the "
                    + "name of its file would have %s bytes, and file systems allow at most %s",
                part.name(), bytes, LONGEST_FILE_NAME)
            .fix("rename " + part.name());
        return;
      }
    }
  }
}
