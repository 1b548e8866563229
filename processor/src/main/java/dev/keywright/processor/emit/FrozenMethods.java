package dev.keywright.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/** STUB */
final class FrozenMethods {
  private FrozenMethods() {}

  static List<MethodSpec> of(KeyParts key, Modifier[] visibility) {
    return List.of();
  }

  static List<FieldSpec> fields(KeyParts key) {
    return List.of();
  }
}
