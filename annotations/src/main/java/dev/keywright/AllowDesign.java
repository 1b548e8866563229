package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Accepts what one check finds about a part, or about a whole entity, and says why. The reason
 * helps people who copy the design.
 *
 * <pre>{@code
 * @AllowDesign(check = "KW201", reason = "at most ten rows a minute are written")
 * }</pre>
 *
 * <p>{@code @SuppressWarnings("keywright:KW201")} does the same without a reason. Neither can
 * accept a design for which Keywright cannot generate a key.
 */
@Target({
  ElementType.TYPE,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT
})
@Repeatable(AllowDesign.List.class)
public @interface AllowDesign {
  /** The id or the name of the check: {@code "KW201"} or {@code "monotonic-leading"}. */
  String check();

  /** Why the design is right as it is; not blank. */
  String reason();

  /** Several accepted findings. */
  @Target({
    ElementType.TYPE,
    ElementType.FIELD,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.RECORD_COMPONENT
  })
  @interface List {
    /** The annotations. */
    AllowDesign[] value();
  }
}
