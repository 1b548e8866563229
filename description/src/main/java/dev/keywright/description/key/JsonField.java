package dev.keywright.description.key;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** How a component of a description is written in JSON where that is not as its name. */
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonField {
  /** The name of the field, where Java has no such name for a component. */
  String value() default "";

  /** Whether an empty list is left out. */
  boolean omitsEmpty() default false;
}
