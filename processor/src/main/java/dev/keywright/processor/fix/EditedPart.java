package dev.keywright.processor.fix;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Facts.Identity;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/** A part as it is once some attributes of its annotations are edited. */
final class EditedPart {
  private Part part;

  EditedPart(Part part) {
    this.part = part;
  }

  Part part() {
    return part;
  }

  /** Sets an attribute of the part's own annotation; false if nobody here knows what it means. */
  boolean set(Attribute attribute) {
    Encoding old = part.encoding();
    boolean isTrue = Boolean.TRUE.equals(attribute.value());
    switch (attribute.name()) {
      case "pad" ->
          encode(number(attribute), old.signed(), old.time(), old.descending(), old.reversed());
      case "signed" -> encode(old.pad(), isTrue, old.time(), old.descending(), old.reversed());
      case "reversed" -> encode(old.pad(), old.signed(), old.time(), old.descending(), isTrue);
      case "direction" ->
          encode(
              old.pad(), old.signed(), old.time(), isConstant(attribute, "DESC"), old.reversed());
      case "time" -> {
        Optional<TimeFormat> time = Optional.of(TimeFormat.valueOf(constant(attribute)));
        encode(old.pad(), old.signed(), time, old.descending(), old.reversed());
      }
      case "ordered" -> with(part.hash(), isTrue, part.declaration());
      case "hashPrefix" ->
          with(
              Optional.of(
                  part.hash()
                      .map(it -> new HashSignature(it.function(), number(attribute), it.salt()))
                      .orElseGet(() -> new HashSignature(HashFunction.MD5, number(attribute), ""))),
              part.ordered(),
              part.declaration());
      case "order" -> place(number(attribute), old().column(), old().nativeType());
      case "column" -> place(old().order(), attribute.value().toString(), old().nativeType());
      case "nativeType" -> place(old().order(), old().column(), isTrue);
      default -> {
        return false;
      }
    }
    Set<String> written = new TreeSet<>(part.declaration().written());
    written.add(attribute.name());
    with(part.hash(), part.ordered(), written(written));
    return true;
  }

  /** Takes an attribute away; false if nobody here knows what that means. */
  boolean leave(String name) {
    Encoding old = part.encoding();
    switch (name) {
      case "pad" -> encode(0, old.signed(), old.time(), old.descending(), old.reversed());
      case "signed" -> encode(old.pad(), false, old.time(), old.descending(), old.reversed());
      case "reversed" -> encode(old.pad(), old.signed(), old.time(), old.descending(), false);
      case "direction" -> encode(old.pad(), old.signed(), old.time(), false, old.reversed());
      case "ordered" -> with(part.hash(), true, part.declaration());
      case "column" -> place(old().order(), "", old().nativeType());
      case "nativeType" -> place(old().order(), old().column(), false);
      case "hashPrefix", "hash", "hashSalt" ->
          with(Optional.empty(), part.ordered(), part.declaration());
      default -> {
        return false;
      }
    }
    Set<String> written = new TreeSet<>(part.declaration().written());
    written.remove(name);
    with(part.hash(), part.ordered(), written(written));
    return true;
  }

  /** Declares a fact; false if nobody here knows what it means. */
  boolean declare(Attribute fact) {
    Facts facts = part.facts();
    ValueLimits old = facts.limits();
    Identity known = facts.identity();
    Object value = fact.value();
    switch (fact.name()) {
      case "min" ->
          bound(OptionalLong.of(longNumber(fact)), old.max(), old.minLength(), old.maxLength());
      case "max" ->
          bound(old.min(), OptionalLong.of(longNumber(fact)), old.minLength(), old.maxLength());
      case "minLength" ->
          bound(old.min(), old.max(), OptionalInt.of(number(fact)), old.maxLength());
      case "maxLength" ->
          bound(old.min(), old.max(), old.minLength(), OptionalInt.of(number(fact)));
      case "alphabet" -> part = part.with(facts.with(old.withAlphabet(value.toString())));
      case "uniqueWithin" -> identify(known.determinedBy(), known.unique(), names(value));
      case "cardinality" -> count(OptionalLong.of(longNumber(fact)));
      case "unique" -> identify(known.determinedBy(), true, known.uniqueWithin());
      default -> {
        return false;
      }
    }
    part = part.with(part.facts().saying(fact.name()));
    return true;
  }

  /** Takes a fact back. */
  void undeclare(String fact) {
    part = part.with(part.facts().without(fact));
  }

  private void bound(OptionalLong min, OptionalLong max, OptionalInt least, OptionalInt most) {
    ValueLimits limits = new ValueLimits(min, max, part.limits().alphabet(), least, most);
    part = part.with(part.facts().with(limits));
  }

  private void identify(List<String> determinedBy, boolean unique, List<String> within) {
    Facts old = part.facts();
    part =
        part.with(
            new Facts(
                old.limits(),
                old.cardinality(),
                old.monotonic(),
                old.step(),
                new Identity(determinedBy, unique, within),
                old.origins()));
  }

  private void count(OptionalLong cardinality) {
    Facts old = part.facts();
    part =
        part.with(
            new Facts(
                old.limits(),
                cardinality,
                old.monotonic(),
                old.step(),
                old.identity(),
                old.origins()));
  }

  private static List<String> names(Object value) {
    return value instanceof List<?> list
        ? list.stream().map(Object::toString).toList()
        : List.of(value.toString());
  }

  private void encode(
      int pad, boolean signed, Optional<TimeFormat> time, boolean descending, boolean reversed) {
    Encoding old = part.encoding();
    part =
        part.with(
            new Encoding(
                pad, signed, time, old.number(), old.text(), descending, reversed, old.labels()));
  }

  private void with(Optional<HashSignature> hash, boolean ordered, Declaration declaration) {
    part =
        new Part(
            part.name(),
            part.type(),
            part.encoding(),
            hash,
            ordered,
            part.facts(),
            part.property(),
            declaration);
  }

  private Declaration old() {
    return part.declaration();
  }

  private void place(int order, String column, boolean nativeType) {
    Declaration placed =
        new Declaration(
            old().written(),
            order,
            column,
            nativeType,
            old().spot(),
            old().number(),
            old().text(),
            old().isOnly());
    with(part.hash(), part.ordered(), placed);
  }

  private Declaration written(Set<String> written) {
    Declaration old = part.declaration();
    return new Declaration(
        Set.copyOf(written),
        old.order(),
        old.column(),
        old.nativeType(),
        old.spot(),
        old.number(),
        old.text(),
        old.isOnly());
  }

  private static int number(Attribute attribute) {
    return (int) longNumber(attribute);
  }

  private static long longNumber(Attribute attribute) {
    return ((Number) attribute.value()).longValue();
  }

  private static String constant(Attribute attribute) {
    return ((Attribute.Name) attribute.value()).constant();
  }

  private static boolean isConstant(Attribute attribute, String constant) {
    return constant(attribute).equals(constant);
  }
}
