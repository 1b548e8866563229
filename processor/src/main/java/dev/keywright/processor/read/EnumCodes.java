package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.PartType.Constant;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** The codes of an enum's constants: what {@code @KeyCode} says, else their names. */
final class EnumCodes {
  private EnumCodes() {}

  /**
   * The constants in order of declaration, as far as the compiler knows it: ECJ sorts binary ones.
   */
  static List<Constant> of(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
        .map(EnumCodes::constant)
        .toList();
  }

  /** Reports the codes of fields that are no constants of an enum: nothing would read them. */
  static void refuseIdle(TypeElement type, Findings findings) {
    for (Element member : type.getEnclosedElements()) {
      @Nullable AnnotationMirror code = KeyAnnotations.keyCode(member);
      if (code != null && member.getKind() != ElementKind.ENUM_CONSTANT) {
        findings.error(
            CheckId.KW006,
            new ElementSpot(member, code),
            "",
            "@KeyCode is the code of an enum constant, and " + member.getSimpleName() + " is none",
            "leave @KeyCode out");
      }
    }
  }

  private static Constant constant(Element member) {
    String name = member.getSimpleName().toString();
    @Nullable AnnotationMirror code = KeyAnnotations.keyCode(member);
    String written = code == null ? name : AnnotationValues.of(code).get("value", name);
    return new Constant(name, written, code != null, new ElementSpot(member, code));
  }
}
