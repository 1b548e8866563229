package dev.keywright.layout.rule;

import dev.keywright.layout.rule.Breach.Flaw;
import dev.keywright.layout.rule.Breach.On;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.util.List;
import java.util.Set;

/** A text in the form of another system must fit its part, its place, and what else is written. */
public final class TextRules {
  private static final Mend WITHOUT = Mend.leave(On.TEXT, "");

  private TextRules() {}

  /** What is wrong about the text of a part; nothing if it has none. */
  public static List<Breach> of(RuleSubject at) {
    BreachCollector faults = new BreachCollector(at);
    at.encoding()
        .text()
        .filter(form -> at.format().hasVariants() || at.place().isNative())
        .ifPresent(form -> check(at, form, faults));
    return faults.all();
  }

  private static void check(RuleSubject at, TextForm form, BreachCollector faults) {
    if (!at.part().kind().hasBeginnings()) {
      String problem = "{@EncodedText} writes a String or bytes, and {name} has type {type}";
      faults.on(On.TEXT, "", problem);
    } else if (at.place().isNative()) {
      NativeRules.idle(On.TEXT, faults);
    } else if (at.isText()) {
      String problem = "{text} writes {name} as bytes, which TEXT cannot hold";
      faults.on(On.TEXT, "as", problem, Mend.writeBytes(""), WITHOUT);
    } else {
      checkTogether(at, form, faults);
      if (form.encoding() == TextEncoding.TAIL && at.place().tail() == 0) {
        checkTail(at, faults);
      }
      Mend advice =
          Mend.advise(
              FormFaults.missingEscape(form)
                  .map(it -> "escape it as well, such as " + it)
                  .orElse("write what the other system has"));
      FormFaults.of(form)
          .map(fault -> fault + " for " + at.name())
          .ifPresent(it -> faults.addAsItIs(Flaw.OUT_OF_RANGE, On.TEXT, "", it, advice));
    }
  }

  private static void checkTogether(RuleSubject at, TextForm form, BreachCollector faults) {
    Set<String> known =
        switch (form.encoding()) {
          case FIXED -> Set.of("width", "fill");
          case LENGTH_PREFIXED -> Set.of("lengthBytes");
          case TERMINATED -> Set.of("end", "escapes");
          case GROUPED, TAIL -> Set.of();
        };
    for (String attribute : List.of("width", "fill", "lengthBytes", "end", "escapes")) {
      if (at.has("." + attribute) && !known.contains(attribute)) {
        faults.on(On.TEXT, attribute, attribute + " says nothing of {text}");
      }
    }
    if (at.has("reversed")) {
      faults.add("reversed", "{text} says how {name} is written, so it cannot be reversed");
    }
    if (at.has("direction") && !form.encoding().canDescend()) {
      String problem =
          "{text} does not sort its values in either direction, so {direction = DESC} has no effect";
      faults.add("direction", problem);
    }
  }

  private static void checkTail(RuleSubject at, BreachCollector faults) {
    String problem = "TAIL is read from the right, and ";
    if (at.place().isFollowed()) {
      String advice = "write the parts after " + at.name() + " in a fixed width";
      String fact = "what comes after {name} has no fixed width";
      faults.on(On.TEXT, "as", problem + fact, Mend.advise(advice));
    } else {
      faults.on(On.TEXT, "as", problem + "nothing comes after {name}", WITHOUT);
    }
  }
}
