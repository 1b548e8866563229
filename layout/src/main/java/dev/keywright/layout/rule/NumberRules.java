package dev.keywright.layout.rule;

import dev.keywright.layout.rule.Breach.Flaw;
import dev.keywright.layout.rule.Breach.On;
import dev.keywright.layout.signature.Kind;
import dev.keywright.runtime.number.NumberForm;
import java.util.List;

/** A number in the form of another system must fit its part, and what else is written about it. */
public final class NumberRules {
  private final RuleSubject at;
  private final NumberForm form;
  private final BreachCollector faults;

  private NumberRules(RuleSubject at, NumberForm form) {
    this.at = at;
    this.form = form;
    this.faults = new BreachCollector(at);
  }

  /** What is wrong about the number of a part; nothing if it has none. */
  public static List<Breach> of(RuleSubject at) {
    return at.encoding()
        .number()
        .filter(form -> at.format().hasVariants() || at.place().isNative())
        .map(form -> new NumberRules(at, form).checked())
        .orElse(List.of());
  }

  private List<Breach> checked() {
    boolean isText = form.encoding().isText();
    if (!at.part().type().isCounted()) {
      String problem = "{@EncodedNumber} writes a number or a time, and {name} has type {type}";
      faults.on(On.NUMBER, "", problem);
    } else if (at.place().isNative()) {
      NativeRules.idle(On.NUMBER, faults);
    } else if (isText != at.isText()) {
      String written = isText ? "digits" : "bytes";
      String problem = "{number} writes {name} as " + written + ", which {format} cannot hold";
      Mend without = Mend.leave(On.NUMBER, "");
      if (isText) {
        faults.on(On.NUMBER, "as", problem, without, Mend.advise("write the key in TEXT"));
      } else {
        faults.on(On.NUMBER, "as", problem, Mend.writeBytes(""), without);
      }
    } else {
      checkTogether(isText);
      FormFaults.of(form).ifPresentOrElse(this::add, this::checkValues);
    }
    return faults.all();
  }

  private void add(NumberFault fault) {
    boolean isIdle =
        fault.attribute().equals("upperCase")
            || (fault.attribute().equals("width") && !form.encoding().hasWidth());
    Flaw flaw = isIdle ? Flaw.NOT_APPLICABLE : Flaw.OUT_OF_RANGE;
    String problem = fault.problem() + " for {name}";
    faults.add(flaw, On.NUMBER, fault.attribute(), problem, Mend.advise(fault.fix()));
  }

  // In BINARY, neither pad nor signed says anything of any number.
  private void checkTogether(boolean isText) {
    if (at.has("reversed") && !isText) {
      String problem = "{number} fixes the place of each byte of {name}, so it cannot be reversed";
      faults.add("reversed", problem);
    }
    if (at.has("pad") && isText) {
      faults.add("pad", "width = {width} of {@EncodedNumber} says how many digits {name} has");
    }
    if (at.has("signed") && isText) {
      faults.add("signed", "signed adds 10^pad, and {@EncodedNumber} writes {name} as it is");
    }
    if (at.has("direction") && form.countDownFrom().isPresent()) {
      String problem =
          "countDownFrom already puts the largest {name} first, and {direction = DESC} would invert"
              + (isText ? " its digits again" : " its bytes again");
      Mend ascend = Mend.leave("direction");
      faults.add("direction", problem, ascend, Mend.leave(On.NUMBER, "countDownFrom"));
    }
  }

  private void checkValues() {
    boolean isTime = at.is(Kind.TIME);
    if (isTime && !at.part().time().isCounted()) {
      String problem =
          "time = {timeValue} shows the fields of a date, and {@EncodedNumber} writes a count";
      faults.add("time", problem, Mend.set("time", at.part().time().asCount()));
    } else if (isTime ? at.part().counts(form).isEmpty() : !hasNumbers()) {
      String attribute = form.countDownFrom().isPresent() ? "countDownFrom" : "width";
      String digits = form.encoding().digits(form.width());
      String problem = "{name} can have no value: %s hold %s to %s";
      String advice = "write the width and the countDownFrom that the other system has";
      faults.add(
          Flaw.NO_VALUE,
          On.NUMBER,
          attribute,
          problem.formatted(digits, form.min(), form.max()),
          Mend.advise(advice));
    }
  }

  private boolean hasNumbers() {
    return form.isOfBits(at.part().type().bytes())
        || (form.max() >= at.part().min() && form.min() <= at.part().max());
  }
}
