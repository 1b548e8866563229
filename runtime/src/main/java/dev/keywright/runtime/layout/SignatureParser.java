package dev.keywright.runtime.layout;

import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads a layout signature: its columns and what is in them. The grammar is in {@code
 * docs/formats.md}.
 */
final class SignatureParser {
  private final String text;
  private final SignatureReader in;
  private final List<Integer> itemPositions = new ArrayList<>();

  SignatureParser(String text) {
    this.text = text;
    this.in = new SignatureReader(text);
  }

  LayoutSignature parse() {
    LayoutSignature signature = layout();
    new SignatureRules(signature, itemPositions).check();
    requireCanonical(signature);
    return signature;
  }

  private LayoutSignature layout() {
    if (in.accept("BINARY")) {
      return LayoutSignature.binary(columns());
    }
    if (!in.accept("TEXT separator=")) {
      throw in.expected("\"BINARY\" or \"TEXT separator=\"");
    }
    char separator = in.character();
    boolean escape = in.accept(" escape");
    return LayoutSignature.text(separator, escape, columns());
  }

  private List<ColumnSignature> columns() {
    List<ColumnSignature> columns = new ArrayList<>();
    in.expect(" | ");
    do {
      columns.add(column());
    } while (in.accept(" | "));
    if (!in.isAtEnd()) {
      throw in.expected("the next attribute in its order, \", \", \" | \" or the end");
    }
    return columns;
  }

  private ColumnSignature column() {
    String name = in.columnName();
    in.expect(": ");
    Optional<BucketSignature> bucket = bucket();
    List<PartSignature> parts = new ArrayList<>();
    boolean isNative = false;
    if (bucket.isEmpty() || in.accept(", ")) {
      do {
        itemPositions.add(in.position());
        parts.add(new PartParser(in).part());
        isNative |= in.accept(" native");
      } while (in.accept(", "));
    }
    return new ColumnSignature(name, bucket, parts, isNative);
  }

  private Optional<BucketSignature> bucket() {
    int start = in.position();
    if (!in.accept("bucket count=")) {
      return Optional.empty();
    }
    itemPositions.add(start);
    int count = in.number();
    Optional<HashFunction> hash = Optional.empty();
    if (in.accept(" by=HASH hash=")) {
      hash = Optional.of(algorithm(in));
    } else if (!in.accept(" by=MODULO")) {
      throw in.expected("\" by=HASH hash=\" or \" by=MODULO\"");
    }
    in.expect(" of=");
    List<String> of = new ArrayList<>();
    do {
      of.add(in.name("the name of a bucketed part"));
    } while (in.accept("+"));
    return Optional.of(new BucketSignature(count, hash, of));
  }

  static HashFunction algorithm(SignatureReader in) {
    String word = in.nextWord();
    HashFunction function =
        Arrays.stream(HashFunction.values())
            .filter(it -> it.name().equals(word))
            .findFirst()
            .orElseThrow(() -> in.expected("one of " + Arrays.toString(HashFunction.values())));
    in.expect(word);
    return function;
  }

  // One form for one layout: no leading zeros, no escapes that are not needed.
  private void requireCanonical(LayoutSignature signature) {
    String printed = signature.toString();
    int mismatch =
        printed.equals(text) ? -1 : Arrays.mismatch(printed.toCharArray(), text.toCharArray());
    if (mismatch >= 0) {
      int end = Math.min(printed.length(), mismatch + 24);
      throw MalformedSignatureException.expected(
          JavaLiteral.of(printed.substring(mismatch, end)), text, mismatch);
    }
  }
}
