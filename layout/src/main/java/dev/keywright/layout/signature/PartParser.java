package dev.keywright.layout.signature;

import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads one part of a layout signature, up to where {@code native} may follow. */
record PartParser(SignatureReader in) {
  private static final Map<String, SimpleType> TYPES =
      Stream.of(SimpleType.values())
          .collect(Collectors.toUnmodifiableMap(SimpleType::toString, Function.identity()));
  private static final List<String> WITH_ARGUMENTS = List.of("enum", "list", "map", "suffix");
  private static final List<TimeFormat> TIMES = List.of(TimeFormat.values());
  private static final List<TextEncoding> TEXTS = List.of(TextEncoding.values());
  private static final List<NumberEncoding> NUMBERS = List.of(NumberEncoding.values());

  static final List<HashFunction> HASHES = List.of(HashFunction.values());
  private static final List<ChronoUnit> FLOORS =
      Stream.of(ChronoUnit.values()).filter(TimeScale::canFloor).toList();

  /** What a part can have after its type, in the order in which it is written. */
  static final List<String> ATTRIBUTES =
      List.of(
          "pad",
          "signed",
          "time",
          "as",
          "floor",
          "text",
          "DESC",
          "reversed",
          "labels",
          "hashPrefix",
          "min",
          "max",
          "alphabet",
          "minLength",
          "maxLength",
          "unordered",
          "native");

  /** Whether the name of a type is there. */
  static boolean isTypeAt(String text, int position) {
    SignatureReader rest = new SignatureReader(text.substring(position));
    return TYPES.containsKey(rest.nextWord())
        || WITH_ARGUMENTS.stream().anyMatch(it -> rest.isBefore(it + "("));
  }

  // What is accepted first stands first: the order of the attributes.
  /**
   * @param known the parts of the columns before, by name; of a copy, only the name is written
   */
  PartSignature part(Map<String, PartSignature> known) {
    String name = in.name("the name of a part");
    PartSignature copied = known.get(name);
    if (copied != null && in.isAfterItem()) {
      return copied;
    }
    in.expect(" ");
    PartSignature part = PartSignature.of(name, type()).with(encoding());
    PartSignature hashed = in.accept(" hashPrefix=") ? part.with(hash()) : part;
    return hashed.with(limits()).withOrdered(!in.accept(" unordered"));
  }

  private Encoding encoding() {
    return Encoding.PLAIN
        .withPad(in.accept(" pad=") ? in.number() : 0)
        .withSigned(in.accept(" signed"))
        .withTime(in.accept(" time=") ? Optional.of(constant(in, TIMES)) : Optional.empty())
        .withNumber(in.accept(" as=") ? Optional.of(number()) : Optional.empty())
        .withFloor(in.accept(" floor=") ? Optional.of(constant(in, FLOORS)) : Optional.empty())
        .withText(in.accept(" text=") ? Optional.of(text()) : Optional.empty())
        .withDescending(in.accept(" DESC"))
        .withReversed(in.accept(" reversed"))
        .withLabels(in.accept(" labels"));
  }

  private ValueLimits limits() {
    return new ValueLimits(
        in.accept(" min=") ? OptionalLong.of(in.integer()) : OptionalLong.empty(),
        in.accept(" max=") ? OptionalLong.of(in.integer()) : OptionalLong.empty(),
        in.accept(" alphabet=") ? Optional.of(in.string()) : Optional.empty(),
        in.accept(" minLength=") ? OptionalInt.of(in.number()) : OptionalInt.empty(),
        in.accept(" maxLength=") ? OptionalInt.of(in.number()) : OptionalInt.empty());
  }

  private TypeSignature type() {
    if (in.accept("enum(")) {
      return codes();
    }
    if (in.accept("list(")) {
      return new ListType(elements());
    }
    if (in.accept("map(")) {
      return new ListType(elements(), /* isMap= */ true);
    }
    if (in.accept("suffix(")) {
      int length = in.number();
      in.expect(")");
      return new SuffixType(length);
    }
    String word = in.nextWord();
    SimpleType type = TYPES.get(word);
    if (type == null) {
      throw unknownType(word);
    }
    in.expect(word);
    return type;
  }

  private MalformedSignatureException unknownType(String word) {
    int arguments = word.indexOf('(');
    String name = arguments < 0 ? word : word.substring(0, arguments);
    List<String> types =
        Stream.concat(TYPES.keySet().stream(), WITH_ARGUMENTS.stream())
            .filter(it -> !it.equals(name))
            .toList();
    return in.expected("a type, such as int or String", name, types);
  }

  private List<PartSignature> elements() {
    List<PartSignature> parts = new ArrayList<>();
    do {
      parts.add(part(Map.of()));
    } while (in.accept(", "));
    in.expect(")");
    return parts;
  }

  private CodesType codes() {
    List<CodesType.Constant> constants = new ArrayList<>();
    do {
      String name = in.name("the name of a constant");
      in.expect("=");
      constants.add(new CodesType.Constant(name, in.string()));
    } while (in.accept(" "));
    in.expect(")");
    return new CodesType(constants);
  }

  private NumberForm number() {
    NumberEncoding encoding = constant(in, NUMBERS);
    if (encoding.hasWidth()) {
      in.expect(" width=");
    }
    int width = encoding.hasWidth() ? in.number() : 0;
    boolean upperCase = in.accept(" upperCase");
    return new NumberForm(
        encoding,
        width,
        upperCase,
        in.accept(" countDownFrom=") ? OptionalLong.of(in.integer()) : OptionalLong.empty());
  }

  private TextForm text() {
    TextEncoding encoding = constant(in, TEXTS);
    return switch (encoding) {
      case FIXED -> {
        in.expect(" width=");
        int width = in.number();
        yield in.accept(" fill=") ? TextForm.filled(width, in.number()) : TextForm.fixed(width);
      }
      case LENGTH_PREFIXED -> {
        in.expect(" lengthBytes=");
        yield TextForm.lengthPrefixed(in.number());
      }
      case TERMINATED -> {
        in.expect(" end=");
        List<Integer> end = new ArrayList<>();
        do {
          end.add(in.number());
        } while (in.accept("+"));
        List<TextForm.Escape> escapes = new ArrayList<>();
        while (in.accept(" escape=")) {
          String of = in.string();
          in.expect("->");
          escapes.add(new TextForm.Escape(of, in.string()));
        }
        yield TextForm.terminated(TextForm.bytes(end), escapes);
      }
      case GROUPED -> TextForm.grouped();
      case TAIL -> TextForm.tail();
    };
  }

  /** One of the constants that a word can name. */
  /** One of some constants, by its name. */
  static <E extends Enum<E>> E constant(SignatureReader in, List<E> constants) {
    String word = in.nextWord();
    E found =
        constants.stream()
            .filter(it -> it.name().equals(word))
            .findFirst()
            .orElseThrow(
                () ->
                    in.expected(
                        "one of " + constants, constants.stream().map(Enum::name).toList()));
    in.expect(word);
    return found;
  }

  private HashSignature hash() {
    int digits = in.number();
    in.expect(" hash=");
    HashFunction function = constant(in, HASHES);
    int seed = in.accept(" seed=") ? (int) in.integer(Integer.MIN_VALUE, Integer.MAX_VALUE) : 0;
    String salt = in.accept(" salt=") ? in.string() : "";
    List<String> of = in.accept(" of=") ? in.names("the name of a hashed part") : List.of();
    return new HashSignature(function, digits, salt, seed, of);
  }
}
