package dev.keywright.processor.check;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.StatedEncoding;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A part as a user would declare it; its order is its place in the layout unless one is given. */
public final class PartBuilder {
  private final String name;
  private final PartType type;
  private final Set<String> written = new TreeSet<>(Set.of("order"));
  private OptionalInt order = OptionalInt.empty();
  private int pad;
  private boolean signed;
  private boolean descending;
  private boolean reversed;
  private boolean labels;
  private boolean ordered = true;
  private TimeFormat time = TimeFormat.EPOCH_MILLIS;
  private Optional<ChronoUnit> floor = Optional.empty();
  private Optional<NumberForm> number = Optional.empty();
  private Optional<TextForm> text = Optional.empty();
  private Optional<HashSignature> hash = Optional.empty();
  private boolean nativeType;
  private boolean nullable;
  private Optional<String> annotation = Optional.empty();
  private OptionalLong min = OptionalLong.empty();
  private OptionalLong max = OptionalLong.empty();
  private OptionalInt maxLength = OptionalInt.empty();
  private Optional<String> alphabet = Optional.empty();
  private Optional<Origins.Clash> alphabetClash = Optional.empty();
  private OptionalInt minLength = OptionalInt.empty();
  private OptionalLong cardinality = OptionalLong.empty();
  private boolean monotonic;
  private OptionalLong step = OptionalLong.empty();
  private List<String> determinedBy = List.of();
  private boolean unique;
  private List<String> uniqueWithin = List.of();
  private final Map<String, String> origins = new TreeMap<>();
  private Optional<String> changedBy = Optional.empty();

  private PartBuilder(String name, PartType type) {
    this.name = name;
    this.type = type;
  }

  public static PartBuilder part(String name, PartType type) {
    return new PartBuilder(name, type);
  }

  public static PartBuilder part(String name, TypeSignature type) {
    return part(name, new PartType.Plain(type));
  }

  public static PartBuilder aByte(String name) {
    return part(name, SimpleType.BYTE);
  }

  public static PartBuilder aShort(String name) {
    return part(name, SimpleType.SHORT);
  }

  public static PartBuilder anInt(String name) {
    return part(name, SimpleType.INT);
  }

  public static PartBuilder aLong(String name) {
    return part(name, SimpleType.LONG);
  }

  public static PartBuilder text(String name) {
    return part(name, SimpleType.STRING);
  }

  public static PartBuilder bytes(String name) {
    return part(name, SimpleType.BYTES);
  }

  public static PartBuilder flag(String name) {
    return part(name, SimpleType.BOOLEAN);
  }

  public static PartBuilder character(String name) {
    return part(name, SimpleType.CHAR);
  }

  public static PartBuilder uuid(String name) {
    return part(name, SimpleType.UUID);
  }

  public static PartBuilder instant(String name) {
    return part(name, SimpleType.INSTANT);
  }

  public static PartBuilder date(String name) {
    return part(name, SimpleType.LOCAL_DATE);
  }

  public static PartBuilder month(String name) {
    return part(name, SimpleType.YEAR_MONTH);
  }

  public static PartBuilder year(String name) {
    return part(name, SimpleType.YEAR);
  }

  /** An enum without codes: the names of its constants are written. */
  public static PartBuilder names(String name, String type, String... constants) {
    List<Constant> all =
        Stream.of(constants)
            .map(it -> new Constant(it, it, /* isDeclared= */ false, new Spot(type + "." + it)))
            .toList();
    return part(name, new PartType.Codes(TypeRef.of("shop", type), all));
  }

  /** An enum; the constants of the codes {@code "tb", "tm"} are called {@code C0, C1}. */
  public static PartBuilder codes(String name, String type, String... codes) {
    List<Constant> constants = new ArrayList<>();
    for (String code : codes) {
      String constant = "C" + constants.size();
      constants.add(
          new Constant(constant, code, /* isDeclared= */ true, new Spot(type + "." + constant)));
    }
    return part(name, new PartType.Codes(TypeRef.of("shop", type), List.copyOf(constants)));
  }

  public static PartBuilder aDouble(String name) {
    return part(name, SimpleType.DOUBLE);
  }

  public PartBuilder order(int position) {
    order = OptionalInt.of(position);
    return this;
  }

  /** Leaves the order out, as the only part of its column may. */
  public PartBuilder withoutOrder() {
    written.remove("order");
    return order(-1);
  }

  public PartBuilder pad(int digits) {
    pad = digits;
    return written("pad");
  }

  public PartBuilder signed() {
    signed = true;
    return written("signed");
  }

  public PartBuilder descending() {
    descending = true;
    return written("direction");
  }

  public PartBuilder reversed() {
    reversed = true;
    return written("reversed");
  }

  public PartBuilder unordered() {
    ordered = false;
    return written("ordered");
  }

  public PartBuilder time(TimeFormat format) {
    time = format;
    return written("time");
  }

  public PartBuilder hash(HashFunction function, int digits) {
    hash = Optional.of(new HashSignature(function, digits, ""));
    return written("hashPrefix");
  }

  public PartBuilder nativeType() {
    nativeType = true;
    return written("nativeType");
  }

  /** Mentions an attribute, with its default value if no other method gives it one. */
  public PartBuilder written(String attribute) {
    written.add(attribute);
    return this;
  }

  public PartBuilder nullable() {
    nullable = true;
    return this;
  }

  /** Makes it a part that ends the key, as an annotation of the entity says. */
  public PartBuilder ending(String ofEntity) {
    annotation = Optional.of(ofEntity);
    written.clear();
    return order(Integer.MAX_VALUE);
  }

  /** Writes its last label first. */
  public PartBuilder reversedLabels() {
    labels = true;
    return this;
  }

  /** Writes it as another system does. */
  public PartBuilder encoded(NumberForm form) {
    number = Optional.of(form);
    return this;
  }

  /** Shows its end as another system does. */
  public PartBuilder framed(TextForm form) {
    text = Optional.of(form);
    return this;
  }

  public PartBuilder min(long value) {
    min = OptionalLong.of(value);
    return this;
  }

  public PartBuilder max(long value) {
    max = OptionalLong.of(value);
    return this;
  }

  public PartBuilder maxLength(int length) {
    maxLength = OptionalInt.of(length);
    return this;
  }

  public PartBuilder alphabet(String classBody) {
    alphabet = Optional.of(classBody);
    return this;
  }

  /** Says that two annotations allow no character together. */
  public PartBuilder alphabetClash(String one, String other) {
    alphabetClash = Optional.of(new Origins.Clash(one, other));
    return this;
  }

  public PartBuilder minLength(int length) {
    minLength = OptionalInt.of(length);
    return this;
  }

  public PartBuilder cardinality(long values) {
    cardinality = OptionalLong.of(values);
    return this;
  }

  public PartBuilder monotonic() {
    monotonic = true;
    return this;
  }

  public PartBuilder step(long numbers) {
    step = OptionalLong.of(numbers);
    return this;
  }

  public PartBuilder determinedBy(String... parts) {
    determinedBy = List.of(parts);
    return this;
  }

  public PartBuilder unique() {
    unique = true;
    return this;
  }

  public PartBuilder uniqueWithin(String... parts) {
    uniqueWithin = List.of(parts);
    return this;
  }

  /** Says that an annotation of others declares a fact, such as {@code maxLength}. */
  public PartBuilder origin(String fact, String annotation) {
    origins.put(fact, annotation);
    return this;
  }

  /** Says what may change its value: {@code setSellerId}. */
  public PartBuilder changedBy(String name) {
    changedBy = Optional.of(name);
    return this;
  }

  public PartBuilder floored(ChronoUnit unit) {
    floor = Optional.of(unit);
    return this;
  }

  public Part build(LayoutFormat format, int position, String column) {
    Spot spot = new Spot(annotation.orElse(name));
    Spot domain = annotation.isPresent() ? spot : new Spot(name + "@Domain");
    Encoding encoding =
        Encoding.PLAIN
            .withPad(pad)
            .withSigned(signed)
            .withTime(
                type.signature()
                    .filter(
                        it ->
                            it.takesTime(format) || (it.kind() == Kind.TIME && number.isPresent()))
                    .map(it -> time))
            .withFloor(floor)
            .withNumber(number)
            .withText(text)
            .withDescending(descending)
            .withReversed(reversed)
            .withLabels(labels);
    Property property =
        new Property(
            TypeRef.of("", type.is(Kind.WHOLE) ? type.name() : "T"),
            /* boxed= */ false,
            nullable,
            List.of(),
            annotation.isPresent() ? "" : name + "()",
            changedBy);
    return new Part(
        name,
        type,
        encoding,
        hash,
        ordered,
        facts(domain),
        property,
        new Declaration(
            written,
            order.orElse(position),
            column,
            nativeType,
            spot,
            number.map(form -> beside("EncodedNumber")),
            text.map(form -> beside("EncodedText")),
            /* isOnly= */ true));
  }

  private Facts facts(Spot domain) {
    Map<String, Object> said = new ValueLimits(min, max, alphabet, minLength, maxLength).declared();
    cardinality.ifPresent(it -> said.put("cardinality", it));
    step.ifPresent(it -> said.put("step", it));
    said.put("monotonic", monotonic);
    said.put("unique", unique);
    said.put("determinedBy", List.copyOf(determinedBy));
    said.put("uniqueWithin", List.copyOf(uniqueWithin));
    return new Facts(said, new Origins(origins, alphabetClash, domain, List.of()));
  }

  private StatedEncoding beside(String annotation) {
    return new StatedEncoding(
        annotation, new Spot(name + "@" + annotation), Set.of(), "", Optional.empty());
  }

  public boolean isNative() {
    return nativeType;
  }
}
