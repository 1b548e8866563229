package dev.keywright.processor.control;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Severity;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the options of the compiler say: {@code -Akeywright.KW201=off|info|warning|error} for one
 * check, {@code -Akeywright.profile=strict|default|relaxed} for all of them, {@code
 * -Akeywright.explain=true} for an account of every key, {@code -Akeywright.describe=false} for no
 * descriptions of keys beside their classes.
 *
 * @param severities of the checks that have options
 * @param profile what becomes of the severities of all others
 * @param explains whether an account of every key is wanted
 * @param describes whether a description of every key is written beside its class
 * @param faults options that make no sense, each a sentence with its remedy
 */
public record Options(
    Map<CheckId, Severity> severities,
    Profile profile,
    boolean explains,
    boolean describes,
    List<String> faults) {

  /** No options are given. */
  public static final Options NONE = of(Map.of());

  /** What all options begin with. */
  public static final String PREFIX = "keywright.";

  private static final String PROFILE = "profile";
  private static final String EXPLAIN = "explain";
  private static final String DESCRIBE = "describe";
  private static final String SEVERITIES = "off, info, warning or error";

  /** How strict the build is about what is not a provable fault. */
  public enum Profile {
    /** Warnings are errors. */
    STRICT,
    /** Each check has its own severity. */
    DEFAULT,
    /** Warnings are notes. */
    RELAXED;

    Severity of(Severity severity) {
      if (severity != Severity.WARNING || this == DEFAULT) {
        return severity;
      }
      return this == STRICT ? Severity.ERROR : Severity.INFO;
    }
  }

  /** The options of ours among those of the compiler: javac warns of those that nobody claims. */
  public static Set<String> given(Map<String, String> options) {
    return options.keySet().stream()
        .filter(option -> option.startsWith(PREFIX))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Reads the options of the compiler; those of other processors are left alone. */
  public static Options of(Map<String, String> options) {
    Map<CheckId, Severity> severities = new EnumMap<>(CheckId.class);
    List<String> faults = new ArrayList<>();
    Profile profile = Profile.DEFAULT;
    Map<String, Boolean> flags = new HashMap<>();
    for (String option : new TreeSet<>(given(options))) {
      String name = option.substring(PREFIX.length());
      // An option without a value has null for one.
      String written = options.get(option);
      String value = String.valueOf(written).strip().toLowerCase(Locale.ROOT);
      switch (name) {
        case PROFILE -> {
          Optional<Profile> known = constant(Profile.values(), value);
          profile = known.orElse(profile);
          if (known.isEmpty()) {
            faults.add(fault(option, written, "strict, default or relaxed"));
          }
        }
        case EXPLAIN, DESCRIBE -> {
          if (!value.equals("true") && !value.equals("false")) {
            faults.add(fault(option, written, "true or false"));
          } else {
            flags.put(name, value.equals("true"));
          }
        }
        default -> {
          Optional<CheckId> check = NamedCheck.find(name);
          Optional<Severity> severity = severity(value);
          if (check.isEmpty()) {
            faults.add(unknown(name));
          } else if (severity.isEmpty()) {
            faults.add(fault(option, written, SEVERITIES));
          } else if (check.get().isForm()) {
            faults.add(form(name, check.get()));
          } else {
            severities.put(check.get(), severity.get());
          }
        }
      }
    }
    boolean explains = flags.getOrDefault(EXPLAIN, false);
    boolean describes = flags.getOrDefault(DESCRIBE, true);
    return new Options(severities, profile, explains, describes, List.copyOf(faults));
  }

  private static Optional<Severity> severity(String value) {
    return constant(Severity.values(), value.equals("warn") ? "warning" : value);
  }

  private static <E extends Enum<E>> Optional<E> constant(E[] constants, String value) {
    for (E constant : constants) {
      if (constant.name().toLowerCase(Locale.ROOT).equals(value)) {
        return Optional.of(constant);
      }
    }
    return Optional.empty();
  }

  private static String fault(String option, @Nullable String written, String legal) {
    return written == null
        ? "-A" + option + " has no value: it must be " + legal
        : "-A" + option + "=" + written + ": the value must be " + legal;
  }

  private static String form(String name, CheckId check) {
    return "-A"
        + PREFIX
        + name
        + ": "
        + check
        + " ("
        + check.readableName()
        + ") reports annotations that make no sense, so no key can be written until they are fixed;"
        + " remove the option";
  }

  private static String unknown(String name) {
    String remedy =
        Stream.of(PROFILE, EXPLAIN, DESCRIBE)
            .filter(known -> NamedCheck.isLike(name, known))
            .map(known -> PREFIX + known)
            .findFirst()
            .or(() -> NamedCheck.nearest(name))
            .map(meant -> "did you mean " + meant + "?")
            .orElse(ControlFaults.SEE_LIST);
    return "-A" + PREFIX + name + " is neither an option nor a check; " + remedy;
  }
}
