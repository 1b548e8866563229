package dev.keywright.testing;

import dev.keywright.testing.ContractReport.Violation;
import dev.keywright.testing.key.PackageKeys;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.GivenValues;
import dev.keywright.testing.value.TestedRows;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * The laws of keys, judged on key classes of an application with the types of the application.
 *
 * <pre>{@code
 * @Test
 * void keysObeyTheLaws() {
 *   KeyContract.forPackage("shop").verify();
 * }
 * }</pre>
 *
 * <p>A contract is for one thread. While {@link Law#STABILITY} is judged, the default locale and
 * time zone of the JVM are others.
 */
public final class KeyContract {
  private static final long USUAL_SEED = 20_120_801;

  private final List<Class<?>> keys;
  private final GivenValues given = new GivenValues();
  private final Set<Law> allowed = EnumSet.noneOf(Law.class);
  private long seed = USUAL_SEED;

  private KeyContract(List<Class<?>> keys) {
    this.keys = keys;
  }

  /**
   * The contract of one key.
   *
   * @throws IllegalArgumentException if the class is no generated key
   */
  public static KeyContract of(Class<?> key) {
    return new KeyContract(List.of(TestedKey.of(key).type()));
  }

  /** The contract of all keys of a package and the packages below it. */
  public static KeyContract forPackage(String name) {
    return new KeyContract(PackageKeys.in(name, PackageKeys.loader()));
  }

  /**
   * Tries these values for all parts of a type, and no others: for a type whose constructor refuses
   * what the layout allows.
   *
   * @throws IllegalArgumentException if there are none
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // it is only read
  public final <T> KeyContract with(Class<T> type, T... values) {
    given.add(type, List.of(values));
    return this;
  }

  /**
   * Does not judge a law.
   *
   * @throws IllegalArgumentException if the reason is blank
   */
  public KeyContract allow(Law law, String reason) {
    if (reason.isBlank()) {
      throw new IllegalArgumentException("allow(Law." + law + ", …) needs a reason");
    }
    allowed.add(law);
    return this;
  }

  /** Draws other random values. A report says which seed it used. */
  public KeyContract seed(long another) {
    this.seed = another;
    return this;
  }

  /** Judges all laws and fails if a key breaks one. */
  public void verify() {
    ContractReport report = report();
    if (!report.isSuccessful()) {
      throw new AssertionError(report.toString());
    }
  }

  /**
   * Judges all laws.
   *
   * @throws AssertionError if there is no key to judge, or a key refuses all values
   */
  public ContractReport report() {
    if (keys.isEmpty()) {
      throw new AssertionError(
          "the package has no generated key: check its name, and that its classes are on the class"
              + " path");
    }
    List<Violation> violations = new ArrayList<>();
    for (Class<?> key : keys) {
      violations.addAll(violations(TestedKey.of(key)));
    }
    return new ContractReport(keys.stream().map(Class::getName).toList(), violations, seed);
  }

  private List<Violation> violations(TestedKey key) {
    TestedRows sample = TestedRows.of(key, given, new Random(seed));
    Optional<String> nothing = sample.partWithoutValues();
    if (nothing.isPresent()) {
      throw new AssertionError(key.name() + ": no key can be made. " + nothing.get());
    }
    List<Violation> violations = new ArrayList<>();
    for (Law law : Law.values()) {
      if (!allowed.contains(law)) {
        fault(law, sample).ifPresent(it -> violations.add(new Violation(key.name(), law, it)));
      }
    }
    if (violations.isEmpty() && sample.rows().isEmpty()) {
      throw new AssertionError(key.name() + ": no key can be made. " + sample.refusals());
    }
    return violations;
  }

  private static Optional<String> fault(Law law, TestedRows rows) {
    try {
      return law.judge().fault(rows);
    } catch (RuntimeException thrown) {
      return Optional.of("judging it throws " + thrown);
    }
  }
}
