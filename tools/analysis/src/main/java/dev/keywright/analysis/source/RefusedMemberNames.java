package dev.keywright.analysis.source;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.JavaColumnName;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.source.JavaLiteral;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Refuses the names of parts and columns that no member of a record or a key can have. */
final class RefusedMemberNames {
  private RefusedMemberNames() {}

  /** The names of a layout. */
  static void check(LayoutSignature layout) throws InexpressibleLayoutException {
    List<String> parts = layout.parts().map(PartSignature::name).toList();
    checkParts(parts);
    if (layout.columns().get(0).bucket().isPresent() && parts.contains("bucket")) {
      throw new InexpressibleLayoutException(
          "a part of a key with buckets cannot be called bucket, which is a member of the key");
    }
    checkColumns(layout, parts);
  }

  /** Whether the columns of a layout have names that a key can have. */
  static boolean areOfColumns(LayoutSignature layout) {
    try {
      checkColumns(layout, layout.parts().map(PartSignature::name).toList());
      return true;
    } catch (InexpressibleLayoutException refused) {
      return false;
    }
  }

  private static void checkColumns(LayoutSignature layout, List<String> parts)
      throws InexpressibleLayoutException {
    Set<String> accessors = new HashSet<>();
    for (ColumnSignature column : layout.columns()) {
      String accessor = JavaColumnName.inJava(column.name());
      checkColumn(column, accessor);
      if (!accessors.add(accessor)) {
        throw new InexpressibleLayoutException("two columns need the accessor " + accessor + "()");
      }
      boolean isItsOwn = column.nativeType() && column.parts().get(0).name().equals(accessor);
      if (parts.contains(accessor) && !isItsOwn) {
        throw new InexpressibleLayoutException(
            "column " + column.name() + " and part " + accessor + " need the same accessor");
      }
    }
  }

  /** The names of the components of a record. */
  static void checkParts(List<String> parts) throws InexpressibleLayoutException {
    Set<String> seen = new HashSet<>();
    for (String name : parts) {
      if (SourceNames.isKeyword(name)) {
        throw new InexpressibleLayoutException(name + " is a word of Java, which names no part");
      }
      if (SourceNames.isOfKeys(name)) {
        throw new InexpressibleLayoutException(
            "a part cannot be called " + name + ", which is a member of every generated key");
      }
      if (!seen.add(name.toLowerCase(Locale.ROOT))) {
        throw new InexpressibleLayoutException(
            "another part has the name " + name + ", in capitals or in small letters");
      }
    }
  }

  private static void checkColumn(ColumnSignature column, String accessor)
      throws InexpressibleLayoutException {
    boolean isMethod =
        !accessor.isEmpty()
            && Character.isJavaIdentifierStart(accessor.codePointAt(0))
            && !SourceNames.isKeyword(accessor)
            && !SourceNames.isOfKeys(accessor);
    if (!isMethod) {
      throw new InexpressibleLayoutException(
          "no method of a key can be named after column " + JavaLiteral.of(column.name()));
    }
  }
}
