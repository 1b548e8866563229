package dev.keywright.runtime;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/**
 * Says that a method does nothing but return something, so that a call which drops the result is a
 * mistake; on a type, of all its methods. Error Prone and SpotBugs know such an annotation by its
 * simple name and warn.
 */
@Documented
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface CheckReturnValue {}
