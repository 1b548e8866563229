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
