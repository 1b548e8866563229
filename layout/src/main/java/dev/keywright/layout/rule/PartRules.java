package dev.keywright.layout.rule;

import dev.keywright.layout.rule.Breach.Flaw;
import dev.keywright.layout.rule.Breach.On;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** What is wrong about the attributes of a part, whatever another system wants. */
public final class PartRules {
  private static final int MOST_DIGITS = 19;
  private static final String DIRECTION = "direction";
  private static final String LABELS = "reversedLabels";

  private static final String FLOOR = "floor";

  /** What {@link RuleSubject#written} calls the floor that another annotation says. */
  public static final String FLOOR_OF_NUMBER = "@EncodedNumber.floor";

  private final RuleSubject at;
  private final Encoding encoding;
  private final BreachCollector faults;

  private PartRules(RuleSubject at) {
    this.at = at;
    this.encoding = at.encoding();
    this.faults = new BreachCollector(at);
  }

  /** What is wrong about a part. */
  public static List<Breach> of(RuleSubject at) {
    PartRules rules = new PartRules(at);
    TypedAttribute.OF_DOMAIN.forEach(it -> it.check(at, rules.faults));
    if (at.place().isNative()) {
      NativeRules.check(at, rules.faults);
    } else {
      rules.checkEncoded();
    }
    rules.encoding.floor().ifPresent(rules::checkFloor);
    rules.checkAlphabet();
    return rules.faults.all();
  }

  private void checkEncoded() {
    int found = faults.all().size();
    TypedAttribute.OF_PART.forEach(it -> it.check(at, faults));
    if (faults.all().size() == found) {
      checkDigits();
      checkTogether();
      encoding.time().filter(it -> at.isText()).ifPresent(this::checkDate);
    }
    for (String attribute : List.of("hash", "hashSalt", "hashSeed", "hashOf")) {
      if (at.has(attribute) && at.hash().isEmpty()) {
        String problem = attribute + " belongs to a hash prefix, and {name} has none";
        Mend leave = Mend.leave(attribute);
        Mend[] ways = {Mend.set("hashPrefix", 4), leave};
        Mend[] all = at.format().hasVariants() ? ways : new Mend[] {leave};
        faults.add(Flaw.IDLE, On.PART, attribute, problem, all);
      }
    }
    if (!at.isText()) {
      checkBytes();
    }
    if (!at.format().hasVariants()) {
      TupleRules.check(at, faults);
    }
  }

  private void checkFloor(ChronoUnit floor) {
    boolean isOfNumber = at.has(FLOOR_OF_NUMBER);
    On on = isOfNumber ? On.NUMBER : On.PART;
    if (isOfNumber && at.has(FLOOR)) {
      String problem = "floor of {name} is written twice, here and at {@EncodedNumber}";
      faults.add(FLOOR, problem, Mend.advise("keep one of them"));
    } else if (!at.is(Kind.TIME) || at.period().isPresent() || !at.member().isEmpty()) {
      String problem = "floor rounds an Instant or a LocalDateTime, and {name} has type {member}";
      faults.on(on, FLOOR, problem);
    } else {
      checkFloor(floor, at.part().time(), on);
    }
  }

  private void checkFloor(ChronoUnit floor, TimeFormat time, On on) {
    if (!time.sorts()) {
      faults.on(
          on, FLOOR, "time = " + time + " writes every Instant as it is, so nothing is rounded");
    } else if (!time.canFloor(floor)) {
      ChronoUnit first = time.shortestFloor();
      String problem = "floor = %s is not a unit from %s to DAYS, which %s can be rounded down to";
      String said = problem.formatted(floor.name(), first.name(), time);
      ChronoUnit nearest = floor.compareTo(first) < 0 ? first : ChronoUnit.DAYS;
      Mend[] ways = {Mend.set(on, FLOOR, nearest), Mend.leave(on, FLOOR)};
      faults.add(Flaw.OUT_OF_RANGE, on, FLOOR, said, ways);
    }
  }

  private void checkDigits() {
    if (!at.isText() || !at.is(Kind.WHOLE)) {
      return;
    }
    if (encoding.pad() < 0 || encoding.pad() > MOST_DIGITS) {
      String problem =
          "pad = {padValue} of {name} is not between 1 and "
              + MOST_DIGITS
              + ", the digits of a long";
      faults.outOfRange("pad", problem, Mend.pad(), Mend.leave("pad"));
    }
    if (encoding.signed() && !encoding.isPadded()) {
      faults.add("signed", "signed adds 10^pad, and {name} has no pad", Mend.pad());
    }
    if (encoding.descending() && !encoding.isPadded()) {
      String problem = "{direction = DESC} needs digits of a fixed width, and {name} has no pad";
      Mend[] ways = {Mend.pad(), Mend.leave(DIRECTION)};
      faults.add(Flaw.MISORDERED, On.PART, DIRECTION, problem, ways);
    }
  }

  private void checkTogether() {
    Mend leaveReversed = Mend.leave("reversed");
    if (encoding.labels() && encoding.reversed()) {
      String problem = "reversed and {reversedLabels} write the characters of {name} in two orders";
      faults.add(LABELS, problem, leaveReversed, Mend.leave(LABELS));
    }
    if (encoding.labels() && !at.isText()) {
      faults.add(LABELS, "{reversedLabels} is for TEXT, and {name} is written in {format}");
    }
    if (encoding.descending() && encoding.reversed()) {
      String problem = "reversed gives up the order of {name}, so {direction = DESC} has no effect";
      Mend[] ways = {Mend.leave(DIRECTION), leaveReversed};
      faults.add(Flaw.IDLE, On.PART, DIRECTION, problem, ways);
    }
  }

  // What people read as a date is not turned; digits are.
  private void checkDate(TimeFormat format) {
    if (at.part().type().time().filter(it -> !it.takes(format)).isPresent()) {
      String writes =
          format.isOfMoments()
              ? "writes milliseconds, and {name} is a {period}"
              : format.isCounted()
                  ? "counts from a moment, and {name} has no year"
                  : "is what Instant.toString() writes, and {name} is a {type}";
      faults.add("time", "time = {timeValue} " + writes, Mend.set("time", TimeFormat.ISO));
      return;
    }
    Mend inDigits = Mend.set("time", format.asDigits());
    if (encoding.descending() && !format.isOfDigits()) {
      String problem =
          "{direction = DESC} inverts digits, and time = {timeValue} writes more than digits";
      faults.add(DIRECTION, problem, inDigits, Mend.leave(DIRECTION));
    }
    if (encoding.reversed() && !format.isOfDigits()) {
      String problem =
          "reversed writes digits backward, and time = {timeValue} writes more than digits";
      faults.add("reversed", problem, inDigits, Mend.leave("reversed"));
    }
  }

  // What says something of digits says nothing of bytes, which have none.
  private void checkBytes() {
    Optional<NumberForm> form = encoding.number();
    if (at.is(Kind.WHOLE) && at.has("pad")) {
      boolean isFixed = at.format().hasVariants();
      String own =
          isFixed ? FormWords.bytes(at.part().type().bytes()) : "as many bytes as it needs";
      String always = isFixed && form.isEmpty() ? " always" : "";
      String written = always + " has " + form.map(FormWords::inWords).orElse(own);
      faults.add("pad", "pad counts digits, and in {format} {name}" + written);
    }
    if (at.is(Kind.WHOLE) && at.has("signed")) {
      faults.add("signed", "in {format} every number may be negative, so signed has no effect");
    }
    if (at.is(Kind.TIME) && at.has("time") && form.isEmpty()) {
      checkCount();
    }
  }

  private void checkCount() {
    Optional<TimeFormat> fields = encoding.time().filter(it -> !it.isCounted());
    if (at.period().isPresent()) {
      faults.add("time", "in {format} a {type} is always the number of its {period}");
    } else if (fields.isPresent()) {
      String problem =
          "time = {timeValue} is a form of TEXT, and {format} writes {name} as a number";
      Mend count = Mend.set("time", fields.get().asCount());
      faults.add("time", problem, count.remarked("(it has the same resolution)"));
    }
  }

  private void checkAlphabet() {
    if (!at.has("alphabet") || !at.part().kind().takesAlphabet()) {
      return;
    }
    String alphabet = at.part().limits().alphabet().orElseThrow();
    try {
      Alphabet unused = Alphabet.of(alphabet);
    } catch (IllegalArgumentException refused) {
      // The reason begins with the place, "at character 3: ", or is a sentence of its own.
      String reason = String.valueOf(refused.getMessage());
      String how = reason.startsWith("at ") ? reason : "as a regex class: " + reason;
      String advice =
          "write the characters and ranges of a regex class, such as alphabet = \"0-9A-Za-z_\"";
      String problem = "alphabet = %s of %s cannot be read %s";
      String said = problem.formatted(JavaLiteral.of(alphabet), at.name(), how);
      faults.addAsItIs(Flaw.ALPHABET, On.DOMAIN, "alphabet", said, Mend.advise(advice));
    }
  }
}
