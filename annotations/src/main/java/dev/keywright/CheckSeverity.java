package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Sets the severity of one check in a type, or in all types of a package.
 *
 * <pre>{@code
 * @CheckSeverity(check = "KW201", value = Severity.ERROR)
 * package shop.orders;
 * }</pre>
 *
 * <p>The annotation of the type wins, then the types around it, then the package, then the compiler
 * option {@code -Akeywright.KW201=error}, then the check's own severity.
 */
@Target({ElementType.TYPE, ElementType.PACKAGE})
@Repeatable(CheckSeverity.List.class)
public @interface CheckSeverity {
  /** The id or the name of the check: {@code "KW201"} or {@code "monotonic-leading"}. */
  String check();

  /** The severity that its findings get. */
  Severity value();

  /** Severities of several checks. */
  @Target({ElementType.TYPE, ElementType.PACKAGE})
  @interface List {
    /** The annotations. */
    CheckSeverity[] value();
  }
}
