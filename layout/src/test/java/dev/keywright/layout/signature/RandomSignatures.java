package dev.keywright.layout.signature;

import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.function.FlinkKeyGroup;
import dev.keywright.runtime.function.MurmurModulo;
import dev.keywright.runtime.function.PhoenixSalt;
import dev.keywright.runtime.function.StringHashModulo;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;

/** Layouts of every kind that a key can have, drawn from a seed. */
public final class RandomSignatures {
  private static final List<ChronoUnit> UNITS = List.of(ChronoUnit.values());
  private static final List<SimpleType> NATIVE_TYPES =
      Stream.of(SimpleType.values()).filter(SimpleType::canBeNative).toList();
  static final char[] SEPARATORS = {',', '!', '|', '\'', '"', '\\', '\0', '\n', '#', '~'};
  private static final List<TimeFormat> TIMES =
      List.of(
          TimeFormat.EPOCH_MILLIS,
          TimeFormat.EPOCH_SECONDS,
          TimeFormat.EPOCH_MICROS,
          TimeFormat.DOTNET_TICKS,
          TimeFormat.BASIC);
  private static final String[] SALTS = {"", "\n", "pepper", "\"\\", "\u00e9", "a b, c | d: e"};
  private static final String[] PARTITION_NAMES = {
    "partitionKey", "PK", "partition-key", "id: \"a\"", "|", "\u00e9\\", "\0"
  };
  private static final String[] SORT_NAMES = {"sort", "sort-key ", " | ", "\"", "\n"};
  private static final String[] ALPHABETS = {"0-9A-Za-z", "a-z", "\\u00e9x", "\\d", "0-9 a-f"};

  private final Random random;
  private final RandomTemplates templates;

  public RandomSignatures(long seed) {
    this.random = new Random(seed);
    this.templates = new RandomTemplates(random);
  }

  public LayoutSignature next() {
    boolean isText = random.nextBoolean();
    // Neither an alphabet nor a code of these holds one of the separators.
    char separator = SEPARATORS[random.nextInt(SEPARATORS.length)];
    List<ColumnSignature> columns = new ArrayList<>();
    int partitionColumns = random.nextInt(6) == 0 ? 1 + random.nextInt(3) : 0;
    for (int i = 0; i < partitionColumns; i++) {
      columns.add(nativePartition(i));
    }
    boolean isBare = partitionColumns == 0 && random.nextInt(8) == 0;
    if (partitionColumns == 0 && !isBare) {
      columns.add(partition(isText));
    }
    int sortColumns = isBare ? 0 : random.nextInt(3);
    for (int i = 0; i < sortColumns; i++) {
      columns.add(sort(isText, i, i == sortColumns - 1));
    }
    if (isBare) {
      addBare(columns, isText);
    }
    if (random.nextInt(3) == 0) {
      templates.add(columns, isText);
    }
    LayoutSignature layout =
        isText
            ? LayoutSignature.text(separator, random.nextInt(4) == 0, columns)
            : random.nextInt(3) == 0 ? RandomTuples.of(columns) : LayoutSignature.binary(columns);
    return layout.withPartitionColumns(Math.max(1, partitionColumns));
  }

  private ColumnSignature nativePartition(int index) {
    SimpleType type = nativeType();
    PartSignature part = limited("p" + index, type, limits(type.kind()));
    String name = PARTITION_NAMES[random.nextInt(PARTITION_NAMES.length)] + index;
    return new ColumnSignature(name, Optional.empty(), List.of(part), true);
  }

  private ColumnSignature partition(boolean isText) {
    List<PartSignature> parts = parts(isText, "p", 1 + random.nextInt(4));
    if (random.nextInt(3) == 0) {
      parts.set(0, with(parts.get(0), hash(isText, parts)));
    }
    String name = PARTITION_NAMES[random.nextInt(PARTITION_NAMES.length)];
    Optional<BucketSignature> bucket =
        bucket(isText, parts).map(it -> random.nextInt(3) == 0 ? placed(it, parts) : it);
    return new ColumnSignature(name, bucket, parts, false);
  }

  /** The bucket behind some of the parts, but not behind the end of a key or among hashed parts. */
  private BucketSignature placed(BucketSignature bucket, List<PartSignature> parts) {
    Kind last = parts.get(parts.size() - 1).kind();
    int most = parts.size() - (last == Kind.SUFFIX || last == Kind.LIST ? 1 : 0);
    int index = random.nextInt(most + 1);
    boolean isAmongHashed = !parts.get(0).hash().map(HashSignature::of).orElse(List.of()).isEmpty();
    return isAmongHashed ? bucket : bucket.behind(index);
  }

  /** A partition key that is the bucket alone, of the first parts of the sort key. */
  private void addBare(List<ColumnSignature> columns, boolean isText) {
    List<PartSignature> parts = parts(isText, "s", 1 + random.nextInt(3));
    List<String> of = List.of(parts.get(0).name());
    BucketSignature bucket =
        new BucketSignature(2 + random.nextInt(300), Optional.of(function()), of);
    String name = PARTITION_NAMES[random.nextInt(PARTITION_NAMES.length)];
    columns.add(new ColumnSignature(name, Optional.of(bucket), List.of(), false));
    columns.add(
        new ColumnSignature(
            SORT_NAMES[random.nextInt(SORT_NAMES.length)] + "0", Optional.empty(), parts, false));
  }

  private Optional<BucketSignature> bucket(boolean isText, List<PartSignature> parts) {
    if (random.nextInt(3) > 0) {
      return Optional.empty();
    }
    int count = 2 + random.nextInt(300);
    BucketNumber number = number(isText);
    PartSignature first = parts.get(0);
    Optional<String> ofOne = ofOne(first);
    if (ofOne.isPresent() && random.nextInt(4) == 0) {
      BucketRule rule = new BucketRule.Function(ofOne.get());
      return Optional.of(new BucketSignature(count, number, rule, List.of(first.name())));
    }
    if (first.kind().hasNumber() && random.nextBoolean()) {
      BucketRule rule = new BucketRule.Modulo();
      return Optional.of(new BucketSignature(count, number, rule, List.of(first.name())));
    }
    List<String> of =
        parts.stream().map(PartSignature::name).filter(name -> random.nextInt(3) > 0).toList();
    BucketRule rule =
        random.nextBoolean()
            ? new BucketRule.Hash(function())
            : new BucketRule.Function(
                (random.nextBoolean() ? PhoenixSalt.class : MurmurModulo.class).getName());
    List<String> ofSome = of.isEmpty() ? List.of(first.name()) : of;
    return Optional.of(new BucketSignature(count, number, rule, ofSome));
  }

  /** A function of the value of one part, if there is one for it. */
  private Optional<String> ofOne(PartSignature part) {
    if (part.kind() == Kind.TEXT && random.nextBoolean()) {
      return Optional.of(StringHashModulo.class.getName());
    }
    // Arrays have no hash code of their own, and a signature knows no enum.
    return part.kind() == Kind.BYTES || part.kind() == Kind.CODES
        ? Optional.empty()
        : Optional.of(FlinkKeyGroup.class.getName());
  }

  private BucketNumber number(boolean isText) {
    boolean isDigits = isText || random.nextInt(3) == 0;
    NumberEncoding as = isDigits ? NumberEncoding.DECIMAL : NumberEncoding.UNSIGNED;
    int width = random.nextBoolean() ? 0 : isDigits ? 3 + random.nextInt(7) : 2 + random.nextInt(3);
    int first = random.nextInt(3) == 0 ? 1 + random.nextInt(99) : 0;
    boolean isSaid = random.nextBoolean() || isDigits != isText;
    return new BucketNumber(isSaid ? Optional.of(as) : Optional.empty(), width, first);
  }

  private ColumnSignature sort(boolean isText, int index, boolean isLast) {
    String name = SORT_NAMES[random.nextInt(SORT_NAMES.length)] + index;
    String part = "sort" + index;
    if (random.nextInt(4) == 0) {
      return new ColumnSignature(name, Optional.empty(), List.of(stored(part + "Native")), true);
    }
    List<PartSignature> parts = parts(isText, part, 1 + random.nextInt(3));
    if (isLast && random.nextInt(3) == 0) {
      SuffixType type = new SuffixType(1 + random.nextInt(64));
      parts.add(PartSignature.of("suffix", type));
    } else if (isLast && random.nextInt(3) == 0) {
      if (random.nextInt(3) == 0) {
        // Then nothing but its elements is separated.
        parts.clear();
      }
      parts.add(list(isText));
    }
    return new ColumnSignature(name, Optional.empty(), parts, false);
  }

  /** A part of a sort column that is kept as the store's own type, in either direction. */
  private PartSignature stored(String name) {
    SimpleType type = nativeType();
    return limited(name, type, limits(type.kind()))
        .with(Encoding.PLAIN.withDescending(random.nextBoolean()));
  }

  private SimpleType nativeType() {
    return NATIVE_TYPES.get(random.nextInt(NATIVE_TYPES.size()));
  }

  private PartSignature list(boolean isText) {
    List<PartSignature> parts = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      parts.add(inList(isText, "e" + i));
    }
    if (parts.size() == 1 || random.nextBoolean()) {
      return limited("list", new ListType(parts), limits(Kind.LIST));
    }
    // A boolean cannot be the key of three entries, so that no least number of them is drawn.
    OptionalInt most = limits(Kind.LIST).maxLength();
    return limited(
        "map",
        new ListType(parts, /* isMap= */ true),
        new ValueLimits(
            OptionalLong.empty(),
            OptionalLong.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            most));
  }

  /** A part of an element, of which nothing but encodings of other systems is declared. */
  private PartSignature inList(boolean isText, String name) {
    TypeSignature type = type(isText);
    while (type.kind() == Kind.BYTES) {
      type = type(isText);
    }
    if (isText && type.kind() == Kind.WHOLE) {
      NumberForm form = NumberForm.of(NumberEncoding.DECIMAL, 2 + random.nextInt(9));
      Encoding encoding = Encoding.PLAIN.withNumber(Optional.of(form));
      return new PartSignature(name, type, encoding, Optional.empty(), ValueLimits.NONE, true);
    }
    boolean takesTime = type.takesTime(isText ? LayoutFormat.TEXT : LayoutFormat.BINARY);
    Encoding encoding =
        Encoding.PLAIN.withTime(takesTime ? Optional.of(time(type, isText)) : Optional.empty());
    return new PartSignature(
        name, type, encoding, Optional.empty(), limits(type.kind()), /* ordered= */ true);
  }

  private List<PartSignature> parts(boolean isText, String prefix, int count) {
    List<PartSignature> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(part(isText, prefix + "\u00e9_$" + i, type(isText)));
    }
    return parts;
  }

  private TypeSignature type(boolean isText) {
    SimpleType[] types = SimpleType.values();
    // FLOAT and DOUBLE, the last two, have no form in TEXT.
    int choices = isText ? types.length - 2 : types.length;
    int choice = random.nextInt(choices + 1);
    if (choice < choices) {
      return types[choice];
    }
    List<CodesType.Constant> constants = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      constants.add(new CodesType.Constant("C" + i, i == 0 ? "\u00e9 c" : "c" + i));
    }
    return new CodesType(constants);
  }

  private PartSignature part(boolean isText, String name, TypeSignature type) {
    LayoutFormat format = isText ? LayoutFormat.TEXT : LayoutFormat.BINARY;
    Kind kind = type.kind();
    int pad = isText && kind.takesPad() && random.nextBoolean() ? 1 + random.nextInt(19) : 0;
    boolean canDescend = kind.canDescend(format) && !(isText && kind.takesPad() && pad == 0);
    boolean isReversed = kind.canReverse() && random.nextInt(4) == 0;
    boolean isIso = !isReversed && isText && kind == Kind.TIME && random.nextInt(4) == 0;
    if (type.isCounted() && random.nextInt(4) == 0) {
      return isText ? numbered(name, type) : inBytes(name, type);
    }
    if (!isText && kind.hasBeginnings() && random.nextInt(4) == 0) {
      return framed(name, type);
    }
    Encoding encoding =
        Encoding.PLAIN
            .withPad(pad)
            .withSigned(pad > 0 && random.nextBoolean())
            .withTime(
                isIso
                    ? Optional.of(TimeFormat.ISO)
                    : type.takesTime(format) ? Optional.of(time(type, isText)) : Optional.empty())
            .withDescending(!isIso && canDescend && random.nextBoolean())
            .withReversed(isReversed)
            .withLabels(isText && kind.hasLabels() && !isReversed && random.nextInt(3) == 0);
    Encoding floored = encoding.withFloor(encoding.time().flatMap(it -> floor(type, it)));
    return new PartSignature(
        name, type, floored, Optional.empty(), limits(kind), random.nextInt(4) > 0);
  }

  /** A unit that times of a format can be rounded down to, or none. */
  private Optional<ChronoUnit> floor(TypeSignature type, TimeFormat format) {
    ChronoUnit unit = UNITS.get(random.nextInt(UNITS.size()));
    return Optional.of(unit).filter(it -> type.period().isEmpty() && format.canFloor(it));
  }

  private ValueLimits limits(Kind kind) {
    boolean hasAlphabet = kind.takesAlphabet() && random.nextBoolean();
    boolean hasLength = kind.takesLengths() && random.nextBoolean();
    return new ValueLimits(
        kind.takesRange() && random.nextBoolean()
            ? OptionalLong.of(-random.nextInt(9))
            : OptionalLong.empty(),
        kind.takesRange() && random.nextBoolean()
            ? OptionalLong.of(random.nextInt(99))
            : OptionalLong.empty(),
        hasAlphabet ? Optional.of(ALPHABETS[random.nextInt(ALPHABETS.length)]) : Optional.empty(),
        hasLength && random.nextBoolean() ? OptionalInt.of(random.nextInt(3)) : OptionalInt.empty(),
        hasLength ? OptionalInt.of(4 + random.nextInt(16)) : OptionalInt.empty());
  }

  /** A number as another system writes it, or the count of a time. */
  private PartSignature numbered(String name, TypeSignature type) {
    boolean isTime = type.kind() == Kind.TIME;
    boolean isCountedDown = random.nextBoolean();
    NumberEncoding encoding = random.nextBoolean() ? NumberEncoding.DECIMAL : NumberEncoding.HEX;
    // Whatever the unit is, the times of our days have numbers of that width.
    int least = !isTime ? 1 : encoding.widest() - (isCountedDown ? 0 : 1);
    NumberForm form =
        NumberForm.of(encoding, least + random.nextInt(encoding.widest() - least + 1));
    if (encoding.hasLetters() && random.nextBoolean()) {
      form = form.inUpperCase();
    }
    if (isCountedDown) {
      form = form.countingDownFrom(isTime ? 3_155_378_975_999_999_999L : random.nextInt(99));
    }
    Encoding written =
        Encoding.PLAIN
            .withTime(isTime ? Optional.of(time(type, false)) : Optional.empty())
            .withNumber(Optional.of(form))
            .withDescending(!isCountedDown && random.nextBoolean())
            .withReversed(random.nextInt(4) == 0);
    return new PartSignature(
        name, type, written, Optional.empty(), ValueLimits.NONE, random.nextInt(4) > 0);
  }

  /** A number, or the count of a time, in the bytes of another system. */
  private PartSignature inBytes(String name, TypeSignature type) {
    boolean isTime = type.kind() == Kind.TIME;
    List<NumberEncoding> encodings =
        Stream.of(NumberEncoding.values()).filter(it -> !it.isText()).toList();
    NumberEncoding encoding = encodings.get(random.nextInt(encodings.size()));
    int width = isTime ? encoding.widest() : 1 + random.nextInt(8);
    NumberForm form = NumberForm.of(encoding, encoding.hasWidth() ? width : 0);
    boolean isCountedDown = random.nextInt(3) == 0;
    if (isCountedDown) {
      form = form.countingDownFrom(isTime ? 3_155_378_975_999_999_999L : random.nextInt(99));
    }
    Encoding written =
        Encoding.PLAIN
            .withTime(isTime ? Optional.of(time(type, false)) : Optional.empty())
            .withNumber(Optional.of(form))
            .withDescending(!isCountedDown && random.nextBoolean());
    return new PartSignature(
        name, type, written, Optional.empty(), ValueLimits.NONE, random.nextInt(4) > 0);
  }

  /** A text, or bytes, whose end another system shows in a way that takes every value. */
  private PartSignature framed(String name, TypeSignature type) {
    int[] lengths = {0, 1, 2, 4};
    // No UTF-8 holds the byte FF.
    boolean isEnded = type.kind() == Kind.TEXT && random.nextBoolean();
    boolean isGrouped = random.nextInt(4) == 0;
    TextForm form =
        isGrouped
            ? TextForm.grouped()
            : isEnded
                ? TextForm.terminated(random.nextBoolean() ? "\u00ff" : "\u00ff\0", List.of())
                : TextForm.lengthPrefixed(lengths[random.nextInt(lengths.length)]);
    Encoding written =
        Encoding.PLAIN
            .withText(Optional.of(form))
            .withDescending((isGrouped || isEnded) && random.nextBoolean());
    return new PartSignature(
        name, type, written, Optional.empty(), limits(type.kind()), random.nextInt(4) > 0);
  }

  private TimeFormat time(TypeSignature type, boolean isText) {
    List<TimeFormat> times =
        TIMES.stream()
            .filter(it -> isText || it.isCounted())
            .filter(type.time().orElseThrow()::takes)
            .toList();
    return times.get(random.nextInt(times.size()));
  }

  private HashFunction function() {
    HashFunction[] functions = HashFunction.values();
    return functions[random.nextInt(functions.length)];
  }

  private HashSignature hash(boolean isText, List<PartSignature> parts) {
    HashFunction function = function();
    int digits = 1 + random.nextInt(function.digits());
    List<String> of =
        parts.stream().map(PartSignature::name).filter(name -> random.nextInt(3) > 0).toList();
    boolean isOfFirst = random.nextBoolean() || of.equals(List.of(parts.get(0).name()));
    return new HashSignature(
        function,
        isText ? digits : (digits + 1) / 2 * 2,
        SALTS[random.nextInt(SALTS.length)],
        function.takesSeed() && random.nextBoolean() ? random.nextInt() : 0,
        isOfFirst ? List.of() : of);
  }

  private static PartSignature with(PartSignature part, HashSignature hash) {
    return new PartSignature(
        part.name(),
        part.type(),
        part.encoding(),
        Optional.of(hash),
        part.limits(),
        part.ordered());
  }

  private static PartSignature limited(String name, TypeSignature type, ValueLimits limits) {
    return new PartSignature(
        name, type, Encoding.PLAIN, Optional.empty(), limits, /* ordered= */ true);
  }
}
