package dev.keywright.layout.rule;

import dev.keywright.layout.rule.Breach.Flaw;
import dev.keywright.layout.rule.Breach.On;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects what is wrong about a part. */
final class BreachCollector {
  private static final Pattern WORD = Pattern.compile("\\{([^}]*)}");

  private final RuleSubject at;
  private final List<Breach> all = new ArrayList<>();

  BreachCollector(RuleSubject at) {
    this.at = at;
  }

  List<Breach> all() {
    return all;
  }

  /** An attribute of the part's own annotation that is not for such parts. */
  void add(String attribute, String problem, Mend... remedies) {
    add(Flaw.NOT_APPLICABLE, On.PART, attribute, problem, remedies);
  }

  /** A number of the part's own annotation that no key can follow. */
  void outOfRange(String attribute, String problem, Mend... remedies) {
    add(Flaw.OUT_OF_RANGE, On.PART, attribute, problem, remedies);
  }

  /** What another annotation says that is not for such parts. */
  void on(On on, String attribute, String problem, Mend... remedies) {
    add(Flaw.NOT_APPLICABLE, on, attribute, problem, remedies);
  }

  /** A fault, which has words of the part in braces. */
  void add(Flaw flaw, On on, String attribute, String problem, Mend... remedies) {
    String said =
        WORD.matcher(problem).replaceAll(it -> Matcher.quoteReplacement(at.word(it.group(1))));
    addAsItIs(flaw, on, attribute, said, remedies);
  }

  /**
   * A fault with values in which braces are braces.
   *
   * @param remedies none if it is to take away what is wrong
   */
  void addAsItIs(Flaw flaw, On on, String attribute, String problem, Mend... remedies) {
    List<Mend> ways = remedies.length == 0 ? List.of(Mend.leave(on, attribute)) : List.of(remedies);
    all.add(new Breach(flaw, on, attribute, problem, ways));
  }
}
