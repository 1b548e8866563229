package dev.keywright.processor.check;

import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.SourceSpot;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** All checks, in the order in which they are run. A new check is a class, and a line here. */
public final class Checks {
  private static final List<LayoutCheck> FORM =
      List.of(
          new UnsupportedType(),
          new DuplicateOrder(),
          new MissingOrder(),
          new AttributeOutOfRange(),
          new AttributeNotApplicable(),
          new NativeNotApplicable(),
          new MisplacedHash(),
          new PartNameClash(),
          new ColumnNameClash(),
          new MalformedAlphabet(),
          new MissingPartitionKey(),
          new UnusableCode(),
          new SplitColumn(),
          new BinaryNotApplicable(),
          new KeyOptionsOutOfRange(),
          new ContradictoryFacts(),
          new ImpossibleCount(),
          new CircularFacts(),
          new UnknownName(),
          new UnusableBucket(),
          new PatternNameClash(),
          new MalformedTable(),
          new MalformedSignature(),
          new ClassFileLimits());

  /** KW1xx: does the key keep order and identity? */
  private static final List<LayoutCheck> ORDER =
      List.of(
          new UnpaddedNumber(),
          new PadTooNarrow(),
          new NegativeNumber(),
          new SeparatorAboveAlphabet(),
          new SeparatorInValue(),
          new UnknownAlphabet(),
          new TimestampText(),
          new FloatingKey(),
          new UnicodeOrder(),
          new NullablePart(),
          new ReverseVariable());

  /** KW2xx: do writes spread over the servers? */
  private static final List<LayoutCheck> DISTRIBUTION =
      List.of(
          new MonotonicLeading(),
          new DescendingDoesNotSpread(),
          new LowCardinalityLeading(),
          new ConstantPrefixLeading(),
          new DependentPart(),
          new SpreadAtTail(),
          new BucketGranularity(),
          new UnstableHash(),
          new HashWidth(),
          new RandomSaltGet());

  /** KW3xx: does the key stay within what the store takes? */
  private static final List<LayoutCheck> LIMITS =
      List.of(
          new KeyTooLong(),
          new KeyLengthUnbounded(),
          new TooManyColumns(),
          new ForbiddenCharacter(),
          new UnsupportedKeyType(),
          new PartitionTooLarge(),
          new PartitionTooHot(),
          new DigitsAsText(),
          new VerboseConstant());

  /** KW4xx: does the key answer the questions that it is for? */
  private static final List<LayoutCheck> ACCESS =
      List.of(
          new SkippedPart(),
          new RangeOverHash(),
          new NewestFirst(),
          new NoPartitionInQuery(),
          new NotUnique(),
          new NoOrderInStore());

  /** KW5xx: do stored rows stay reachable? */
  private static final List<LayoutCheck> EVOLUTION =
      List.of(new LayoutChanged(), new MutablePart(), new EnumNames());

  private static final List<LayoutCheck> DESIGN =
      Stream.of(ORDER, DISTRIBUTION, LIMITS, ACCESS, EVOLUTION).flatMap(List::stream).toList();

  private Checks() {}

  /**
   * Judges a layout; its design only if its declarations are well formed. The findings come in the
   * order of the parts.
   *
   * @return whether the design was judged
   */
  public static boolean run(Layout layout, Findings findings) {
    // Of its own: an entity may have several keys, and a fault of one says nothing of another.
    Findings found = new Findings();
    FORM.forEach(check -> check.check(layout, found));
    boolean isWellFormed = !found.hasErrors();
    if (isWellFormed) {
      DESIGN.forEach(check -> check.check(layout, found));
    }
    List<SourceSpot> spots =
        layout.parts().flatMap(part -> Stream.of(part.spot(), part.facts().spot())).toList();
    found.all().stream()
        .sorted(Comparator.comparingInt(finding -> spots.indexOf(finding.spot())))
        .forEach(findings::add);
    return isWellFormed;
  }
}
