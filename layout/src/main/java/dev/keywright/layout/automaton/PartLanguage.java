package dev.keywright.layout.automaton;

import static java.util.Map.entry;

import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryMap;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinarySuffix;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.binary.TupleBytes;
import dev.keywright.runtime.binary.TupleChar;
import dev.keywright.runtime.binary.TupleText;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.natives.NativeString;
import dev.keywright.runtime.natives.NativeTime;
import dev.keywright.runtime.natives.NativeValue;
import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.InstantPart;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.text.LabelsPart;
import dev.keywright.runtime.text.NumberPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.SuffixPart;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TextMap;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.text.UuidPart;
import java.util.Map;
import java.util.function.Function;

/**
 * What a part can be written as, by its codec alone: nothing else decides it. An automaton reads
 * everything that the part writes, and if it is exact, nothing else.
 */
final class PartLanguage {
  static final Map<Class<?>, Function<Object, Automaton>> BY_CODEC =
      Map.ofEntries(
          of(BinaryBytes.class, TextLanguage::of),
          of(BinaryChar.class, ValueLanguage::of),
          of(BinaryCode.class, ValueLanguage::of),
          of(BinaryDouble.class, ValueLanguage::of),
          of(BinaryFlag.class, ValueLanguage::ofFlag),
          of(BinaryFloat.class, ValueLanguage::of),
          of(BinaryFramed.class, FramedLanguage::of),
          of(BinaryList.class, ListLanguage::of),
          of(BinaryMap.class, it -> ListLanguage.of(it.list())),
          of(BinaryNumber.class, NumberLanguage::of),
          of(BinaryString.class, TextLanguage::of),
          of(BinarySuffix.class, it -> ValueLanguage.suffix(it.length())),
          of(BinaryTime.class, TimeLanguage::of),
          of(BinaryUuid.class, ValueLanguage::between),
          of(BinaryWhole.class, NumberLanguage::of),
          of(CharPart.class, ValueLanguage::of),
          of(CodePart.class, ValueLanguage::of),
          of(DecimalPart.class, NumberLanguage::of),
          of(FlagPart.class, ValueLanguage::ofFlag),
          of(HexPart.class, TextLanguage::of),
          of(InstantPart.class, it -> TimeLanguage.ofInstants()),
          of(IsoTimePart.class, TimeLanguage::of),
          of(LabelsPart.class, it -> TextLanguage.of(it.text())),
          of(NativeBytes.class, TextLanguage::of),
          of(NativeLong.class, NumberLanguage::of),
          of(NativeString.class, it -> TextLanguage.of(it.text())),
          of(NativeTime.class, it -> ValueLanguage.digits(Long.BYTES)),
          of(NativeValue.class, ValueLanguage::of),
          of(NumberPart.class, NumberLanguage::of),
          of(StringPart.class, TextLanguage::of),
          of(SuffixPart.class, it -> ValueLanguage.suffix(it.length())),
          of(TextList.class, ListLanguage::of),
          of(TextMap.class, it -> ListLanguage.of(it.list())),
          of(TimePart.class, TimeLanguage::of),
          of(TupleBytes.class, TextLanguage::of),
          of(TupleChar.class, TextLanguage::element),
          of(TupleText.class, TextLanguage::element),
          of(UuidPart.class, it -> ValueLanguage.uuidOfText()));

  private PartLanguage() {}

  private static <T> Map.Entry<Class<?>, Function<Object, Automaton>> of(
      Class<T> codec, Function<T, Automaton> language) {
    return entry(codec, part -> language.apply(codec.cast(part)));
  }

  /** Everything that a codec writes. None is guessed: an unknown codec has no language. */
  static Automaton of(PartCodec<?, ?> codec) {
    Function<Object, Automaton> language = BY_CODEC.get(codec.getClass());
    if (language == null) {
      throw new IllegalArgumentException("nobody says what " + codec.getClass() + " writes");
    }
    return language.apply(codec);
  }
}
