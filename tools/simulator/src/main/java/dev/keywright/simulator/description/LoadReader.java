package dev.keywright.simulator.description;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.time.CalendarField;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import dev.keywright.simulator.key.Growth;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads what is declared about a part as a load, and notes what it has to assume. */
final class LoadReader {
  private static final long UNKNOWN_VALUES = 10_000;
  private static final double DAY = 86_400;
  private static final double MONTH = 30.44 * DAY;
  private static final double YEAR = 365.25 * DAY;
  // A run has so many pieces of time at most; what changes more often changes with each write.
  private static final double FINEST = 1e-5;

  private final DescribedKey key;
  private final LoadOptions.Parts options;
  private final double seconds;
  private final List<String> assumed;
  private final Set<String> names;
  private final String last;

  LoadReader(DescribedKey key, LoadOptions.Parts options, double seconds, List<String> assumed) {
    this.key = key;
    this.options = options;
    this.seconds = seconds;
    this.assumed = assumed;
    List<PartSignature> parts = key.layout().parts().toList();
    this.names = parts.stream().map(PartSignature::name).collect(Collectors.toSet());
    this.last = parts.isEmpty() ? "" : parts.get(parts.size() - 1).name();
  }

  /** The load of a part, when these parts stand before it. */
  PartLoad of(PartSignature part, Set<String> before) {
    String name = part.name();
    DeclaredValues facts = key.facts(name);
    if (!facts.determinedBy().isEmpty() && before.containsAll(facts.determinedBy())) {
      return new PartLoad.Determined(name);
    }
    if (facts.determinedBy().stream().anyMatch(names::contains)) {
      assumed.add(name + " is independent of " + String.join(" and ", facts.determinedBy()) + ".");
    }
    Optional<Clock> clock = clock(part, facts);
    if (clock.isPresent()) {
      requireNoSkew(name);
      return part.encoding().scatters()
          ? new PartLoad.Single(name)
          : new PartLoad.Growing(name, growth(part, clock.get()));
    }
    OptionalLong count = values(part, facts);
    if (count.isEmpty()) {
      requireNoSkew(name);
      return new PartLoad.Single(name);
    }
    Double skew = options.skew().get(name);
    if (skew == null && count.getAsLong() > 1) {
      assumed.add(
          "All values of "
              + name
              + " are equally frequent; set a skew with --skew "
              + name
              + "=1.");
    }
    if (skew != null && skew > 0) {
      assumed.add("The seed decides which values of " + name + " are frequent.");
    }
    return new PartLoad.Repeated(name, count.getAsLong(), skew == null ? 0 : skew);
  }

  private void requireNoSkew(String name) {
    if (options.skew().containsKey(name)) {
      throw new IllegalArgumentException(
          name
              + " has no skew, because none of its values repeats; set the number of values with --values");
    }
  }

  private Optional<Clock> clock(PartSignature part, DeclaredValues facts) {
    Clock said = options.clocks().get(part.name());
    if (said != null) {
      return said == Clock.NONE ? Optional.empty() : Optional.of(said);
    }
    if (options.values().containsKey(part.name()) || !part.kind().canGrow()) {
      return Optional.empty();
    }
    if (facts.monotonic()) {
      return Optional.of(part.kind() == Kind.WHOLE ? Clock.SEQUENCE : Clock.TIME);
    }
    if (part.type().growsWithTime() && facts.cardinality().isEmpty()) {
      assumed.add(part.name() + " is the time of the write.");
      return Optional.of(Clock.TIME);
    }
    return Optional.empty();
  }

  private Growth growth(PartSignature part, Clock clock) {
    boolean descending = part.encoding().isLargestFirst();
    if (clock == Clock.SEQUENCE) {
      int digits = part.encoding().pad();
      double domain = digits > 0 ? Math.pow(10, digits) : Math.max(1, (double) part.max());
      return Growth.sequence(part.name(), descending, 0, domain);
    }
    double unit = unit(part);
    return Growth.time(part.name(), unit <= FINEST * seconds ? 0 : unit, descending);
  }

  private static double unit(PartSignature part) {
    return part.encoding()
        .floor()
        .map(it -> (double) it.getDuration().toSeconds())
        .or(() -> part.type().time().filter(TimeType::isPeriod).map(it -> unit(it.lastField())))
        .or(() -> part.encoding().time().map(LoadReader::unit))
        .orElse(0.0);
  }

  private static double unit(CalendarField last) {
    return switch (last) {
      case YEAR -> YEAR;
      case MONTH -> MONTH;
      case DAY, HOUR, MINUTE, SECOND, MILLI -> DAY;
    };
  }

  private static double unit(TimeFormat format) {
    return switch (format) {
      case EPOCH_DAYS -> DAY;
      case EPOCH_HOURS -> 3_600;
      case EPOCH_SECONDS, BASIC, ISO -> 1;
      case EPOCH_MILLIS, EPOCH_MICROS, EPOCH_NANOS, DOTNET_TICKS, ISO_MILLIS, ISO_JAVA -> 0;
    };
  }

  /** How many values the part has; empty if each write has its own. */
  private OptionalLong values(PartSignature part, DeclaredValues facts) {
    String name = part.name();
    if (options.values().containsKey(name)) {
      return OptionalLong.of(options.values().get(name));
    }
    if (facts.unique() || part.kind() == Kind.SUFFIX || part.kind() == Kind.LIST) {
      return OptionalLong.empty();
    }
    if (facts.cardinality().isPresent()) {
      return facts.cardinality();
    }
    if (part.type() instanceof CodesType codes) {
      return OptionalLong.of(codes.constants().size());
    }
    if (part.kind() == Kind.FLAG) {
      return OptionalLong.of(2);
    }
    if (part.kind() == Kind.UUID || name.equals(last)) {
      assumed.add("Each write has a value of its own for " + name + ".");
      return OptionalLong.empty();
    }
    if (part.limits().min().isPresent() && part.limits().max().isPresent()) {
      assumed.add(name + " has all values from " + part.min() + " to " + part.max() + ".");
      long beside = part.max() - part.min();
      // From the least to the largest number there are more than a number can say.
      boolean isTooMany = beside < 0 || beside == Long.MAX_VALUE;
      return OptionalLong.of(isTooMany ? Long.MAX_VALUE : beside + 1);
    }
    assumed.add(
        String.format(
            Locale.ROOT,
            "%s has %,d values; set another number with --values %s=N.",
            name,
            UNKNOWN_VALUES,
            name));
    return OptionalLong.of(UNKNOWN_VALUES);
  }
}
