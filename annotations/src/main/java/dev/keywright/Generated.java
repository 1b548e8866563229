package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/**
 * Marks the classes that the annotation processor generates. Linters and coverage tools recognise
 * them by the simple name of this annotation.
 */
@Target(ElementType.TYPE)
public @interface Generated {
  /** The generator. */
  String value();
}
