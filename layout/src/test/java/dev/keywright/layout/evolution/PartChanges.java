package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Changes one attribute of a part, whether it fits or not. */
final class PartChanges {

  private final Random random;
  private final LimitChanges limits;

  PartChanges(Random random) {
    this.random = random;
    this.limits = new LimitChanges(random);
  }

  PartSignature plain(String name) {
    SimpleType[] types = {SimpleType.UUID, SimpleType.STRING, SimpleType.CHAR, SimpleType.BOOLEAN};
    return PartSignature.of(name, types[random.nextInt(types.length)]);
  }

  PartSignature next(PartSignature old, LayoutFormat format) {
    return switch (random.nextInt(9)) {
      case 0, 1 -> encoded(old, encoding(old, format));
      case 2, 3, 4 -> limited(old, limits.next(old.limits()));
      case 5 ->
          new PartSignature(
              old.name(), old.type(), old.encoding(), old.hash(), old.limits(), !old.ordered());
      case 6 -> hashed(old);
      case 7 ->
          random.nextInt(12) == 0 ? old.named(old.name() + "x") : typed(old, type(old, format));
      default -> typed(old, type(old, format));
    };
  }

  /** A number or a time of another type, which may need another format to be legal. */
  PartSignature ofOtherNumber(PartSignature old) {
    boolean isTime = old.kind() == Kind.TIME && random.nextInt(4) > 0;
    List<SimpleType> types =
        Stream.of(SimpleType.values())
            .filter(it -> it != old.type())
            .filter(it -> isTime ? it.kind() == Kind.TIME : it.kind().hasNumber())
            .toList();
    SimpleType type = types.get(random.nextInt(types.size()));
    boolean isTimed = type.kind() == Kind.TIME && random.nextBoolean();
    Encoding encoding =
        isTimed
            ? old.encoding()
                .withTime(old.encoding().time().or(() -> Optional.of(any(TimeFormat.values()))))
            : type.kind() == Kind.TIME ? old.encoding() : old.encoding().withTime(Optional.empty());
    return typed(encoded(old, encoding), type);
  }

  private PartSignature encoded(PartSignature old, Encoding encoding) {
    return new PartSignature(
        old.name(), old.type(), encoding, old.hash(), old.limits(), old.ordered());
  }

  private PartSignature limited(PartSignature old, ValueLimits limits) {
    return new PartSignature(
        old.name(), old.type(), old.encoding(), old.hash(), limits, old.ordered());
  }

  private PartSignature typed(PartSignature old, TypeSignature type) {
    return new PartSignature(
        old.name(), type, old.encoding(), old.hash(), old.limits(), old.ordered());
  }

  private Encoding encoding(PartSignature part, LayoutFormat format) {
    Encoding old = part.encoding();
    int pad = random.nextBoolean() ? 0 : 1 + random.nextInt(6);
    Optional<TimeFormat> time =
        random.nextBoolean() ? old.time() : Optional.of(any(TimeFormat.values()));
    return switch (random.nextInt(8)) {
      case 0 -> with(old, pad, old.signed(), old.time(), old.number(), old.text());
      case 1 -> with(old, old.pad(), !old.signed(), old.time(), old.number(), old.text());
      case 2 -> old.withTime(time);
      case 3 -> with(old, 0, false, old.time(), number(part, format), old.text());
      case 4 -> with(old, old.pad(), old.signed(), old.time(), old.number(), text(part));
      case 5 -> turned(old, !old.descending(), old.reversed(), old.labels());
      case 6 -> turned(old, old.descending(), !old.reversed(), old.labels());
      default -> turned(old, old.descending(), old.reversed(), !old.labels());
    };
  }

  private static Encoding with(
      Encoding old,
      int pad,
      boolean signed,
      Optional<TimeFormat> time,
      Optional<NumberForm> number,
      Optional<TextForm> text) {
    return Encoding.PLAIN
        .withPad(pad)
        .withSigned(signed)
        .withTime(time)
        .withFloor(old.floor())
        .withNumber(number)
        .withText(text)
        .withDescending(old.descending())
        .withReversed(old.reversed())
        .withLabels(old.labels());
  }

  private static Encoding turned(
      Encoding old, boolean descending, boolean reversed, boolean labels) {
    return old.withDescending(descending).withReversed(reversed).withLabels(labels);
  }

  private Optional<NumberForm> number(PartSignature part, LayoutFormat format) {
    Optional<NumberForm> old = part.encoding().number();
    if (old.isPresent() && random.nextBoolean()) {
      NumberForm form = old.get();
      return switch (random.nextInt(3)) {
        case 0 -> Optional.empty();
        case 1 -> Optional.of(form.countingDownFrom(constant(part)));
        default -> Optional.of(form.inUpperCase());
      };
    }
    NumberEncoding[] encodings = NumberEncoding.values();
    NumberEncoding encoding = encodings[random.nextInt(encodings.length)];
    boolean isAny = random.nextInt(8) == 0;
    while (!isAny && encoding.isText() != format.isText()) {
      encoding = encodings[random.nextInt(encodings.length)];
    }
    int width = !encoding.hasWidth() ? 0 : 1 + random.nextInt(encoding.widest());
    if (part.kind() == Kind.TIME && encoding.hasWidth()) {
      // In fewer digits or bytes, no two days have a number.
      width = Math.max(width, encoding.widest() * 3 / 4);
    }
    return Optional.of(NumberForm.of(encoding, width));
  }

  /** What a number is counted down from; of a time, one that leaves it many numbers. */
  private long constant(PartSignature part) {
    return part.kind() == Kind.TIME ? 3_155_378_975_999_999_999L : limits.number();
  }

  private Optional<TextForm> text(PartSignature part) {
    int[] prefixes = {0, 1, 2, 4};
    // Some alphabets have no a.
    List<TextForm.Escape> escapes =
        random.nextBoolean() ? List.of() : List.of(new TextForm.Escape("a", "ac"));
    List<TextForm> forms =
        List.of(
            TextForm.fixed(1 + random.nextInt(8)),
            TextForm.filled(1 + random.nextInt(20), random.nextBoolean() ? 0 : ' '),
            TextForm.lengthPrefixed(prefixes[random.nextInt(prefixes.length)]),
            TextForm.terminated(random.nextBoolean() ? 0 : 0xFF, List.of()),
            TextForm.terminated(0, escapes),
            TextForm.terminated("\0\1", escapes),
            TextForm.grouped(),
            TextForm.tail());
    boolean isNone = part.encoding().text().isPresent() && random.nextInt(3) == 0;
    return isNone ? Optional.empty() : Optional.of(forms.get(random.nextInt(forms.size())));
  }

  private PartSignature hashed(PartSignature old) {
    HashFunction function = any(HashFunction.values());
    HashSignature hash = old.hash().orElse(new HashSignature(function, 4, ""));
    Optional<HashSignature> now =
        Optional.of(
            switch (random.nextInt(4)) {
              case 0 -> new HashSignature(function, hash.digits(), hash.salt());
              case 1 ->
                  new HashSignature(
                      hash.function(), 2 * (1 + random.nextInt(4)), hash.salt(), 0, hash.of());
              case 2 ->
                  new HashSignature(
                      hash.function(), hash.digits(), hash.salt() + "x", hash.seed(), hash.of());
              default -> hash.of(List.of());
            });
    boolean isGone = random.nextInt(4) == 0;
    return new PartSignature(
        old.name(),
        old.type(),
        old.encoding(),
        isGone ? Optional.empty() : now,
        old.limits(),
        old.ordered());
  }

  private TypeSignature type(PartSignature part, LayoutFormat format) {
    if (part.type() instanceof CodesType codes) {
      return codes(codes);
    }
    if (part.type() instanceof SuffixType suffix) {
      return new SuffixType(suffix.length() + 1);
    }
    if (part.type() instanceof ListType list) {
      return list(list, format);
    }
    SimpleType[] types = SimpleType.values();
    return random.nextInt(6) > 0 ? part.type() : types[random.nextInt(types.length)];
  }

  private TypeSignature list(ListType old, LayoutFormat format) {
    List<PartSignature> parts = new ArrayList<>(old.parts());
    int at = random.nextInt(parts.size());
    switch (random.nextInt(12)) {
      case 0 -> {
        return new ListType(parts, !old.isMap());
      }
      case 1 -> parts.add(plain("added"));
      case 2 -> parts.remove(at);
      case 3 -> Collections.shuffle(parts, random);
      default -> parts.set(at, next(parts.get(at), format));
    }
    return new ListType(parts, old.isMap());
  }

  private <T> T any(T[] values) {
    return values[random.nextInt(values.length)];
  }

  private CodesType codes(CodesType old) {
    List<CodesType.Constant> constants = new ArrayList<>(old.constants());
    int at = random.nextInt(constants.size());
    CodesType.Constant it = constants.get(at);
    switch (random.nextInt(6)) {
      case 0 -> constants.set(at, new CodesType.Constant(it.name() + "x", it.code()));
      case 1 -> constants.set(at, new CodesType.Constant(it.name(), it.code() + "-"));
      case 2 ->
          constants.add(new CodesType.Constant("ADDED", random.nextBoolean() ? "added" : "+"));
      case 3 -> constants.remove(at);
      case 4 -> {
        CodesType.Constant first = constants.get(0);
        constants.set(0, new CodesType.Constant(first.name(), it.code()));
        constants.set(at, new CodesType.Constant(it.name(), first.code()));
      }
      default -> Collections.shuffle(constants, random);
    }
    return new CodesType(constants);
  }
}
