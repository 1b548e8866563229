package dev.keywright.processor.read;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * An annotated record component, field or getter.
 *
 * @param name the name of the part
 * @param type the type of its values
 * @param access how the entity hands it out, such as {@code deviceId()}
 * @param nullable whether the entity says that it may be null
 * @param annotated the element that carries the annotations
 * @param places where else annotations of it may stand, that element first
 * @param parts one annotation for each key that it is a part of
 */
record AnnotatedMember(
    String name,
    TypeMirror type,
    String access,
    boolean nullable,
    Element annotated,
    List<Element> places,
    List<KeyAnnotations.PartAnnotation> parts) {}
