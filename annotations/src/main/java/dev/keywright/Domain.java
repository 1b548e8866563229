package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What is known about the values of a part. The encoder enforces bounds, lengths and alphabets, and
 * the checks rely on all of it.
 *
 * <p>Annotations of Jakarta Validation and Persistence, Hibernate and Spring Data that say the same
 * are read, too: {@code @Min}, {@code @Size}, {@code @Pattern}, {@code @Column}. Of several, this
 * one included, the narrowest holds.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Domain {
  /** The smallest value of a number, inclusive. */
  long min() default Long.MIN_VALUE;

  /** The largest value of a number, inclusive. */
  long max() default Long.MAX_VALUE;

  /**
   * The smallest length: of a text in {@code char}s, of bytes in bytes. 1 rules the empty one out.
   */
  int minLength() default 0;

  /** The largest length: of a text in {@code char}s, of bytes in bytes. */
  int maxLength() default Integer.MAX_VALUE;

  /**
   * The characters of a text, written like the body of a regex class: {@code "0-9A-Za-z"}. Empty
   * means that nothing is known. Characters above U+FFFF are refused unless they are named here.
   */
  String alphabet() default "";

  /** How many different values there are, about; 0 means that nothing is known. */
  long cardinality() default 0;

  /**
   * Whether new rows have larger values than old ones: a serial number, a counter. Times are taken
   * to grow without it.
   */
  boolean monotonic() default false;

  /**
   * What all values are multiples of, for a number or a time: 1000 for whole seconds that are
   * written as {@link TimeFormat#EPOCH_MILLIS}. Only the checks use it; the encoder does not
   * enforce it.
   */
  long step() default 1;

  /**
   * The names of the parts that decide the value of this one: with the same device there is always
   * the same seller. Such a part tells no two rows apart that those parts do not.
   */
  String[] determinedBy() default {};

  /** Whether no two rows of the table have the same value. */
  boolean unique() default false;

  /**
   * The names of the members of the entity, parts of the key or not, within which the value is
   * unique: no two rows with the same values of those have the same value of this one.
   */
  String[] uniqueWithin() default {};
}
