package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.DigitScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Finds what has changed in one part: how it is written, and the values that it takes. */
final class PartComparison {
  private static final String SAME_BYTES = "all its values are written in the same bytes";
  private static final String SAME_VALUES =
      "the column keeps its values; only the order of its rows changes";

  private final WrittenPart oldWritten;
  private final WrittenPart nowWritten;
  private final PartSignature old;
  private final PartSignature now;
  private final LayoutPair layouts;

  PartComparison(WrittenPart old, WrittenPart now, LayoutPair layouts) {
    this.oldWritten = old;
    this.nowWritten = now;
    this.old = old.part();
    this.now = now.part();
    this.layouts = layouts;
  }

  void compare() {
    int before = layouts.differences().size();
    compareForms();
    if (!old.name().equals(now.name())) {
      layouts.renamed(before, old.name(), now.name());
    }
  }

  private void compareForms() {
    if (isRetyped()) {
      String before = old.type().toString();
      layouts.add(old.name(), before, now.type().toString(), false, Difference.RETYPED);
      return;
    }
    boolean isSameType = compareTypes();
    compareEncodings(isSameType && !(old.type() instanceof ListType) && !differsInHash());
    String hash = shown(hashNow());
    String hashNow = shown(now.hash());
    writtenAs("with", hash, hashNow, false);
    if (isSameType) {
      new FactComparison(oldWritten, nowWritten, layouts).compare();
    }
    boolean isNative = oldWritten.place().isNative();
    boolean isNativeNow = nowWritten.place().isNative();
    written(
        flag(isNative, "native"),
        flag(isNativeNow, "native"),
        isNative ? "as the store's own type" : "encoded",
        isNativeNow ? "it is kept as the store's own type" : "it is encoded",
        isNative != isNativeNow
            && isSameType
            && SameBytes.isWrittenTheSame(oldWritten, nowWritten));
  }

  private boolean differsInHash() {
    return !hashNow().equals(now.hash());
  }

  private void compareEncodings(boolean isComparable) {
    boolean isSame =
        isComparable
            && !old.encoding().equals(now.encoding())
            && SameBytes.isWrittenTheSame(oldWritten, nowWritten);
    written(
        pad(old),
        pad(now),
        digits(old) == 0 ? "without leading zeros" : "in " + digits(old) + " digits",
        digits(now) == 0 ? "it is written without leading zeros" : digits(now) + " are written",
        isSame);
    either(Encoding::signed, "signed", "with a sign", "without a sign", isSame);
    writtenAs("as", time(old), time(now), isSame);
    writtenAs("with", number(old), number(now), isSame);
    writtenAs("with", floor(old), floor(now), isSame);
    writtenAs("with", text(old), text(now), isSame);
    either(Encoding::descending, "DESC", "descending", "ascending", isSame);
    either(Encoding::reversed, "reversed", "backward", "front to back", isSame);
    either(Encoding::labels, "labels", "last label first", "first label first", isSame);
  }

  private void either(
      Predicate<Encoding> flag, String word, String set, String unset, boolean isSame) {
    boolean was = flag.test(old.encoding());
    boolean is = flag.test(now.encoding());
    String after = "it is written " + (is ? set : unset);
    written(flag(was, word), flag(is, word), was ? set : unset, after, isSame);
  }

  private void writtenAs(String as, String before, String after, boolean isSame) {
    written(before, after, as + " " + before, "it is written " + as + " " + after, isSame);
  }

  private boolean compareTypes() {
    if (old.type() instanceof CodesType before && now.type() instanceof CodesType after) {
      new CodesComparison(old.name(), before, after, layouts).compare();
      return true;
    }
    if (old.type() instanceof ListType before
        && now.type() instanceof ListType after
        && isOfSameParts(before, after)) {
      if (oldWritten.accepts().maxLength() > 0) {
        compareElements(oldWritten.elements(before), nowWritten.elements(after));
      } else if (!before.equals(after)) {
        String kept = "no row has an element";
        layouts.add(old.name(), before.toString(), after.toString(), true, kept);
      }
      return true;
    }
    boolean isSame = old.type().equals(now.type());
    if (!isSame) {
      layouts.breaking(
          old.name(),
          old.type().toString(),
          now.type().toString(),
          "rows whose "
              + old.name()
              + " was written as "
              + old.type()
              + " may not be found, or not be decoded, as "
              + now.type());
    }
    return isSame;
  }

  private static boolean isOfSameParts(ListType before, ListType after) {
    List<String> names = names(before);
    List<String> namesNow = names(after);
    return before.isMap() == after.isMap()
        && names.size() == namesNow.size()
        && IntStream.range(0, names.size())
            .allMatch(
                i ->
                    names.get(i).equals(namesNow.get(i))
                        || (!names.contains(namesNow.get(i)) && !namesNow.contains(names.get(i))));
  }

  private static List<String> names(ListType list) {
    return list.parts().stream().map(PartSignature::name).toList();
  }

  private void compareElements(List<WrittenPart> before, List<WrittenPart> after) {
    for (int i = 0; i < before.size(); i++) {
      new PartComparison(before.get(i), after.get(i), layouts).compare();
    }
  }

  private boolean isRetyped() {
    return !differsInHash() && new TypeChange(oldWritten, nowWritten).keepsBytes(layouts.old());
  }

  private void written(String before, String after, String how, String whenNow, boolean isSame) {
    if (!before.equals(after)) {
      String lost =
          "rows whose " + old.name() + " was written " + how + " are not found when " + whenNow;
      layouts.add(old.name(), before, after, isSame, isSame ? kept() : lost);
    }
  }

  private String kept() {
    boolean isNative = oldWritten.place().isNative() && nowWritten.place().isNative();
    return isNative ? SAME_VALUES : SAME_BYTES;
  }

  // As many decimal digits of another system are the digits that pad writes.
  private static int digits(PartSignature part) {
    return part.encoding().number().filter(form -> isPad(part, form)).isPresent()
        ? part.encoding().number().get().width()
        : part.encoding().pad();
  }

  private static boolean isPad(PartSignature part, NumberForm form) {
    return part.kind().takesPad()
        && form.equals(NumberForm.of(NumberEncoding.DECIMAL, form.width()));
  }

  private static String pad(PartSignature part) {
    return digits(part) == 0 ? "no pad" : "pad=" + digits(part);
  }

  private static String flag(boolean isSet, String word) {
    return isSet ? word : "not " + word;
  }

  private static String time(PartSignature part) {
    return part.encoding().time().map(form -> "time=" + form).orElse("no time");
  }

  // All times are whole units of their format, whether finer ones are rounded or refused.
  private static String floor(PartSignature part) {
    return part.encoding()
        .floor()
        .filter(unit -> unit != part.time().finest())
        .map(unit -> "floor=" + unit.name())
        .orElse("no floor");
  }

  // As many decimal digits are also those of a count of a time. Descending, they are complemented
  // to nines, and not to the last time.
  private boolean isDigitsOfTime(PartSignature part, NumberForm form) {
    Optional<TimeFormat> format = part.encoding().time().filter(TimeFormat::isCounted);
    if (part.kind() != Kind.TIME || !oldWritten.place().format().isText() || format.isEmpty()) {
      return false;
    }
    DigitScale<?> scale = DigitScale.of(TimeType.of(part.type().valueClass()), format.get());
    String last = String.valueOf(scale.largest());
    return form.equals(NumberForm.of(NumberEncoding.DECIMAL, scale.digits()))
        && (!part.encoding().descending() || last.equals("9".repeat(scale.digits())));
  }

  private String number(PartSignature part) {
    return part.encoding()
        .number()
        .filter(form -> !isPad(part, form) && !isDigitsOfTime(part, form))
        .map(FormWords::of)
        .orElse("no as=");
  }

  private static String text(PartSignature part) {
    return part.encoding().text().map(FormWords::of).orElse("no text=");
  }

  /** The hash prefix of the older layout, with the names that its parts have now. */
  private Optional<HashSignature> hashNow() {
    return old.hash().map(it -> it.of(layouts.matches().namesNow(it.of())));
  }

  private static String shown(Optional<HashSignature> hash) {
    return hash.map(HashSignature::toString).orElse("no hashPrefix");
  }
}
