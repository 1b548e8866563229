package dev.keywright.processor.finding;

import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PatternParts;

/** A rule about each question that an access pattern asks. */
public interface QuestionCheck extends LayoutCheck {
  void check(Layout layout, PatternParts question, Findings findings);

  @Override
  default void check(Layout layout, Findings findings) {
    PatternParts.of(layout).forEach(question -> check(layout, question, findings));
  }
}
