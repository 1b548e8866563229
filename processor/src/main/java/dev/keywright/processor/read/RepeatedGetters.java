package dev.keywright.processor.read;

import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * Tells getters that say again what the entity says: AutoValue copies annotations from the getters
 * of an abstract class to those of the class that it writes.
 */
public final class RepeatedGetters {
  private static final String OURS = "dev.keywright";

  private RepeatedGetters() {}

  /** Whether this is a getter whose annotations of ours are all on a getter that it overrides. */
  public static boolean contain(Element element) {
    return element instanceof ExecutableElement getter
        && getter.getKind() == ElementKind.METHOD
        && getter.getParameters().isEmpty()
        && getter.getEnclosingElement() instanceof TypeElement type
        && Supertypes.of(type)
            .flatMap(it -> ElementFilter.methodsIn(it.getEnclosedElements()).stream())
            .filter(it -> it.getSimpleName().equals(getter.getSimpleName()))
            .filter(it -> it.getParameters().isEmpty())
            .anyMatch(it -> ours(it).containsAll(ours(getter)));
  }

  private static Set<String> ours(ExecutableElement getter) {
    return getter.getAnnotationMirrors().stream()
        .filter(
            it ->
                it.getAnnotationType().asElement().getEnclosingElement()
                        instanceof PackageElement home
                    && home.getQualifiedName().contentEquals(OURS))
        .map(it -> new ElementSpot(getter, it).written())
        .collect(Collectors.toUnmodifiableSet());
  }
}
