package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.LayoutCheck;
import java.util.List;

/** KW0xx: do the annotations mean something? Only then can a design be judged. */
public final class FormChecks {
  /** In the order in which they are run. A new check is a class, and a line here. */
  public static final List<LayoutCheck> ALL =
      List.of(
          new UnsupportedType(),
          new UnsuitableElement(),
          new IdleElementAttribute(),
          new MisplacedList(),
          new DuplicateOrder(),
          new MissingOrder(),
          new AttributeOutOfRange(),
          new IdleBesideTemplate(),
          new IllegalPart(),
          new PartNameClash(),
          new ColumnNameClash(),
          new MissingPartitionKey(),
          new MalformedTemplate(),
          new WideCharacter(),
          new UnusableCode(),
          new SplitColumn(),
          new KeyOptionsOutOfRange(),
          new ContradictoryFacts(),
          new ImpossibleCount(),
          new CircularFacts(),
          new UnknownName(),
          new UnusableBucket(),
          new MisplacedBucket(),
          new UnusableFunction(),
          new PatternNameClash(),
          new UnusableIndex(),
          new PrefixNotApplicable(),
          new MalformedTable(),
          new MalformedSignature(),
          new TooLargeForClassFile());

  /** Those that judge the parts of an element in their places, as parts of a column. */
  public static final List<LayoutCheck> OF_ELEMENTS =
      List.of(
          new IllegalPart(),
          new MalformedTemplate(),
          new UnusableCode(),
          new ContradictoryFacts(),
          new ImpossibleCount());

  private FormChecks() {}
}
