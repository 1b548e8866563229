package dev.keywright.analysis.source;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberForm;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The annotations of one part. */
record PartSource(PartSignature part, Imports imports) {
  /** Where a part is, as its own annotation says. */
  record Position(boolean isPartition, int order, String column, boolean isNative) {
    /** A template says it. */
    static final int SHOWN = -1;
  }

  /** All annotations, the one of the key first. */
  List<AnnotationText> annotations(Position position) throws InexpressibleLayoutException {
    List<AnnotationText> all = new ArrayList<>();
    all.add(key(position));
    all.addAll(encodings());
    return all;
  }

  private AnnotationText key(Position position) {
    Encoding encoding = part.encoding();
    AnnotationText key =
        imports
            .annotation(position.isPartition() ? "PartitionKey" : "SortKey")
            .when(position.order() != Position.SHOWN, "order", position.order())
            .when(!position.column().isEmpty(), "column", JavaLiteral.of(position.column()))
            .when(position.isNative(), "nativeType", "true")
            .when(encoding.pad() > 0, "pad", encoding.pad())
            .when(encoding.signed(), "signed", "true");
    encoding
        .time()
        .filter(it -> it != part.type().usualTime())
        .ifPresent(it -> key.with("time", imports.constant("TimeFormat", it)));
    if (encoding.number().isEmpty()) {
      addFloor(key);
    }
    if (encoding.descending()) {
      key.with("direction", imports.keywright("Direction") + ".DESC");
    }
    key.when(encoding.reversed(), "reversed", "true")
        .when(encoding.labels(), "reversedLabels", "true")
        .when(!part.ordered(), "ordered", "false");
    part.hash().ifPresent(it -> addHash(key, it));
    return key;
  }

  private void addHash(AnnotationText key, HashSignature hash) {
    key.with("hashPrefix", hash.digits());
    if (hash.function() != HashFunction.MD5) {
      key.with("hash", imports.constant("HashAlgorithm", hash.function()));
    }
    key.when(!hash.of().isEmpty(), "hashOf", AnnotationText.texts(hash.of()))
        .when(!hash.salt().isEmpty(), "hashSalt", JavaLiteral.of(hash.salt()))
        .when(hash.seed() != 0, "hashSeed", hash.seed());
  }

  /** What a part of an element says, too: the encodings of other systems, and facts. */
  List<AnnotationText> encodings() throws InexpressibleLayoutException {
    List<AnnotationText> all = new ArrayList<>();
    part.encoding().number().map(this::number).ifPresent(all::add);
    part.encoding().text().map(this::text).ifPresent(all::add);
    if (!part.limits().equals(ValueLimits.NONE)) {
      all.add(domain(part.limits()));
    }
    return all;
  }

  private AnnotationText number(NumberForm form) {
    AnnotationText number =
        imports
            .annotation("EncodedNumber")
            .with("as", imports.constant("NumberEncoding", form.encoding()))
            .when(form.width() > 0, "width", form.width());
    form.countDownFrom()
        .ifPresent(
            it ->
                number.with(
                    "countDownFrom", it == Long.MAX_VALUE ? "Long.MAX_VALUE" : JavaLiteral.of(it)));
    number.when(form.upperCase(), "upperCase", "true");
    addFloor(number);
    return number;
  }

  private void addFloor(AnnotationText annotation) {
    part.encoding()
        .floor()
        .ifPresent(
            it ->
                annotation.with(
                    "floor", imports.of("java.time.temporal", "ChronoUnit") + "." + it.name()));
  }

  private AnnotationText text(TextForm form) {
    AnnotationText text =
        imports
            .annotation("EncodedText")
            .with("as", imports.constant("TextEncoding", form.encoding()));
    return switch (form.encoding()) {
      case FIXED ->
          text.with("width", form.width())
              .when(form.fill().isPresent(), "fill", form.fill().orElse(0));
      case LENGTH_PREFIXED -> text.when(form.lengthBytes() > 0, "lengthBytes", form.lengthBytes());
      case TERMINATED ->
          text.with("end", numbers(form.end()))
              .when(!form.escapes().isEmpty(), "escapes", AnnotationText.texts(escapes(form)));
      case GROUPED, TAIL -> text;
    };
  }

  private static String numbers(String bytes) {
    String all = bytes.chars().mapToObj(Integer::toString).collect(Collectors.joining(", "));
    return bytes.length() == 1 ? all : "{" + all + "}";
  }

  private static List<String> escapes(TextForm form) {
    return form.escapes().stream().flatMap(it -> Stream.of(it.of(), it.by())).toList();
  }

  private AnnotationText domain(ValueLimits limits) throws InexpressibleLayoutException {
    checkSaid(limits);
    AnnotationText domain = imports.annotation("Domain");
    limits.min().ifPresent(it -> domain.with("min", it));
    limits.max().ifPresent(it -> domain.with("max", it));
    limits.alphabet().ifPresent(it -> domain.with("alphabet", JavaLiteral.of(it)));
    limits.minLength().ifPresent(it -> domain.with("minLength", it));
    limits.maxLength().ifPresent(it -> domain.with("maxLength", it));
    return domain;
  }

  // What @Domain says by silence, and bounds that no value of the type reaches, bound nothing.
  private void checkSaid(ValueLimits limits) throws InexpressibleLayoutException {
    boolean isWhole = part.kind() == Kind.WHOLE;
    boolean isIdle =
        limits.min().orElse(0) == Long.MIN_VALUE
            || limits.max().orElse(0) == Long.MAX_VALUE
            || limits.minLength().orElse(1) == 0
            || limits.maxLength().orElse(0) == Integer.MAX_VALUE
            || limits.alphabet().filter(String::isEmpty).isPresent()
            || (isWhole && !limits.within(part.type()).equals(limits));
    if (isIdle) {
      throw new InexpressibleLayoutException(
          part.name() + " has a bound that bounds nothing, which @Domain cannot say");
    }
  }
}
