package dev.keywright.layout.signature;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Gives columns of random layouts literals of every kind, and copies of parts before them. */
final class RandomTemplates {
  private static final String[] TEXTS = {
    "#", "USER#", "\u00e9 ", "\"\\", "\ud83d\ude00", "1", "a,b"
  };
  private static final String[] BYTES = {"r", "_r", "\u0080", "\0", "\u00ff\"", "\\"};

  private final Random random;

  RandomTemplates(Random random) {
    this.random = random;
  }

  /** Changes some of the columns, and perhaps adds one that has nothing but literals. */
  void add(List<ColumnSignature> columns, boolean isText) {
    List<PartSignature> known = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      ColumnSignature column = columns.get(i);
      if (!column.nativeType() && random.nextInt(4) > 0) {
        columns.set(i, template(column, copied(column, known), isText));
      }
      if (!column.nativeType()) {
        column.parts().stream().filter(it -> it.kind() != Kind.LIST).forEach(known::add);
      }
    }
    if (random.nextInt(3) == 0) {
      columns.add(constant(isText));
    }
    columns.set(0, ofRest(columns));
  }

  /** The partition column; some functions of bytes in it get all that stands behind the bucket. */
  private static ColumnSignature ofRest(List<ColumnSignature> columns) {
    ColumnSignature column = columns.get(0);
    Optional<String> function =
        column
            .bucket()
            .map(it -> it.rule().toString())
            .filter(it -> it.endsWith("PhoenixSalt"))
            .map(it -> it.substring("function=".length()));
    boolean hasNative = columns.stream().anyMatch(ColumnSignature::nativeType);
    if (function.isEmpty() || !column.hasLiteralBehindBucket() || hasNative) {
      return column;
    }
    List<String> of =
        columns.stream()
            .flatMap(it -> it.parts().stream())
            .filter(it -> it.kind() != Kind.SUFFIX)
            .map(PartSignature::name)
            .distinct()
            .toList();
    BucketSignature old = column.bucket().get();
    BucketRule rule = new BucketRule.Function(function.get(), true);
    return new ColumnSignature(
        column.name(),
        Optional.of(new BucketSignature(old.count(), old.number(), rule, of, old.index())),
        column.parts(),
        false,
        column.template());
  }

  private ColumnSignature constant(boolean isText) {
    Template template = new Template(List.of(literal(isText)), random.nextBoolean());
    return new ColumnSignature(
        "constant", Optional.empty(), List.of(), false, Optional.of(template));
  }

  private List<PartSignature> copied(ColumnSignature column, List<PartSignature> known) {
    List<PartSignature> parts = new ArrayList<>(column.parts());
    for (PartSignature part : known) {
      if (random.nextInt(3) == 0) {
        // What is random still ends the key.
        boolean endsAlone =
            !parts.isEmpty()
                && (parts.get(parts.size() - 1).kind() == Kind.SUFFIX
                    || parts.get(parts.size() - 1).kind() == Kind.LIST);
        int last = endsAlone ? 1 : 0;
        parts.add(random.nextInt(parts.size() + 1 - last), part);
      }
    }
    return parts;
  }

  private ColumnSignature template(
      ColumnSignature column, List<PartSignature> parts, boolean isText) {
    List<String> literals = new ArrayList<>();
    literals.add(random.nextBoolean() ? literal(isText) : "");
    for (int i = 0; i < parts.size(); i++) {
      PartSignature part = parts.get(i);
      boolean isLast = i == parts.size() - 1 && !column.isBeforeBucket(i);
      boolean endsItself = !isText || part.kind().endsItself() || part.encoding().pad() > 0;
      boolean isEmpty = (isLast || endsItself) && random.nextInt(3) == 0;
      literals.add(
          part.kind() == Kind.LIST
              ? isText ? String.valueOf(end()) : ""
              : isEmpty ? "" : endsItself ? literal(isText) : end() + literal(true));
    }
    column
        .bucket()
        .ifPresent(it -> literals.add(it.index() + 1, random.nextBoolean() ? literal(isText) : ""));
    Template template = new Template(literals, isText && random.nextInt(4) == 0);
    return new ColumnSignature(column.name(), column.bucket(), parts, false, Optional.of(template));
  }

  // None of the alphabets and codes holds one of these.
  private char end() {
    return RandomSignatures.SEPARATORS[random.nextInt(RandomSignatures.SEPARATORS.length)];
  }

  private String literal(boolean isText) {
    String[] literals = isText ? TEXTS : BYTES;
    return literals[random.nextInt(literals.length)];
  }
}
