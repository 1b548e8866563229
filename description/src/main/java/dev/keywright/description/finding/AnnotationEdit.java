package dev.keywright.description.finding;

import dev.keywright.description.key.JsonField;
import java.util.List;
import java.util.Optional;

/**
 * An edit of one annotation.
 *
 * @param place the annotation, or the declaration that it is on or will be on
 * @param annotation its full name
 * @param key the key that it speaks of, if several annotations of the name may be there
 * @param set attributes that it gets or changes
 * @param leave the names of attributes that it loses
 * @param becomes the full name of the annotation that takes its place
 */
public record AnnotationEdit(
    Action action,
    FindingPlace place,
    String annotation,
    String key,
    @JsonField(omitsEmpty = true) List<Setting> set,
    @JsonField(omitsEmpty = true) List<String> leave,
    Optional<String> becomes) {

  /** An edit that changes no attribute. */
  public static AnnotationEdit of(
      Action action, FindingPlace place, String annotation, String key) {
    return new AnnotationEdit(
        action, place, annotation, key, List.of(), List.of(), Optional.empty());
  }

  /** The same edit, with these changes of attributes. */
  public AnnotationEdit with(List<Setting> changed, List<String> left) {
    return new AnnotationEdit(action, place, annotation, key, changed, left, becomes);
  }

  /** The same edit, after which it is another annotation. */
  public AnnotationEdit becoming(String other) {
    return new AnnotationEdit(action, place, annotation, key, set, leave, Optional.of(other));
  }

  /** What happens to the annotation. */
  public enum Action {
    /** Its attributes change. If it is missing, it is added. */
    SET,
    /** It goes. */
    REMOVE,
    /** Another annotation takes its place, with its attributes. */
    REPLACE
  }

  /**
   * An attribute with its value.
   *
   * @param literal the value as Java writes it
   * @param type the full name of the type that the literal names, if it names one
   */
  public record Setting(String name, String literal, Optional<String> type) {}
}
