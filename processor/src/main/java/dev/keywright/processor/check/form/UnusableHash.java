package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.HashSignature;
import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;

/** A hash prefix is of parts that follow it in its column, and begins with a seed if it can. */
final class UnusableHash implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.columns()) {
      for (Part part : layout.ownParts(column)) {
        part.hash().ifPresent(hash -> check(layout, column, part, hash, findings));
      }
    }
  }

  private static void check(
      Layout layout, Column column, Part part, HashSignature hash, Findings findings) {
    if (hash.seed() != 0 && !hash.function().takesSeed()) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "hashSeed",
          "hashSeed begins MURMUR3_32, and " + part.name() + " has hash = " + hash.function(),
          "leave hashSeed out, or write hash = HashAlgorithm.MURMUR3_32");
    }
    List<String> names = column.parts().stream().map(Part::name).toList();
    for (String name : hash.of()) {
      if (!names.contains(name)) {
        findings.error(
            CheckId.KW014,
            part.spot(),
            "hashOf",
            "hashOf of "
                + part.name()
                + " names "
                + ShownValue.of(name)
                + ", which is no part of the column "
                + column.name(),
            "name parts of that column: " + String.join(", ", names));
      }
    }
    if (!hash.of().isEmpty() && layout.isMember()) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "hashOf",
          layout.entity().type().name()
              + " is a member of a family, whose scan cannot know the hash of several parts",
          "leave hashOf out, to hash " + part.name() + " alone");
    }
  }
}
