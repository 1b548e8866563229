package dev.keywright.processor.read;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.model.SourceSpot;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * An annotated record component, field or getter.
 *
 * @param type the type of its values
 * @param access how the entity hands it out, such as {@code deviceId()}
 * @param nullable whether the entity says that it may be null
 * @param places where annotations of it may be
 * @param declared its annotations, one for each key that it is a part of among them
 */
record AnnotatedMember(
    TypeMirror type, String access, boolean nullable, List<Element> places, Annotated declared) {

  String name() {
    return declared.name();
  }

  /** The annotation by which it is a part. */
  SourceSpot spot() {
    return declared.parts().get(0).spot();
  }
}
