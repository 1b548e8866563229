package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/**
 * The stable code of an enum constant in keys, such as {@code @KeyCode("tb") TAOBAO}. Without it,
 * the encoder writes the constant's name, which then can never change.
 */
@Target(ElementType.FIELD)
public @interface KeyCode {
  /** The code; not empty, and different from the codes of the other constants. */
  String value();
}
