package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/**
 * What is known about the values of a part. The encoder enforces bounds, lengths and alphabets, and
 * the checks rely on all of it.
 *
 * <p>On the value of a single-value type, it applies wherever the type is a part. A {@code @Domain}
 * on the part may only narrow it: one that allows what the type rules out is an error (KW017).
 *
 * <pre>{@code
 * record UserId(@Domain(alphabet = "a-z0-9", maxLength = 12) String value) {}
 * }</pre>
 *
 * <p>Keywright also reads annotations of Jakarta Validation and Persistence, Hibernate and Spring
 * Data that say the same: {@code @Min}, {@code @Size}, {@code @Pattern}, {@code @Column}. If
 * several annotations limit a part, this one included, the narrowest limit holds.
 */
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Domain {
  /** The smallest value of a number, inclusive. */
  long min() default Long.MIN_VALUE;

  /** The largest value of a number, inclusive. */
  long max() default Long.MAX_VALUE;

  /**
   * The smallest length: of a text in {@code char}s, of bytes in bytes. 1 rules out the empty
   * value.
   */
  int minLength() default 0;

  /** The largest length: of a text in {@code char}s, of bytes in bytes. */
  int maxLength() default Integer.MAX_VALUE;

  /**
   * The characters of a text, written like the body of a regex class: {@code "0-9A-Za-z"}. Empty
   * means that nothing is known. The encoder refuses characters above U+FFFF that are not named
   * here.
   */
  String alphabet() default "";

  /**
   * The characters that a text does not hold, written like {@link #alphabet}: {@code "%"}. The rest
   * of {@code alphabet} is what it may hold, or all characters up to U+FFFF without one.
   */
  String except() default "";

  /** The approximate number of different values; 0 means that nothing is known. */
  long cardinality() default 0;

  /**
   * Whether new rows have larger values than old ones: a serial number, a counter. The checks
   * assume that times grow.
   */
  boolean monotonic() default false;

  /**
   * The number of which all values are multiples, for a number or a time: 1000 for whole seconds in
   * {@link TimeFormat#EPOCH_MILLIS}. Only the checks use it; the encoder does not enforce it.
   */
  long step() default 1;

  /**
   * The names of the parts that decide the value of this part. For example, one device always has
   * the same seller. The seller then never tells two rows of one device apart.
   */
  String[] determinedBy() default {};

  /** Whether no two rows of the table have the same value. */
  boolean unique() default false;

  /**
   * The names of entity members within which the value is unique: no two rows with equal values of
   * these members have an equal value of this part. The members need not be parts of the key.
   */
  String[] uniqueWithin() default {};
}
