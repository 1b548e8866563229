package dev.keywright.processor.emit.key;

import com.palantir.javapoet.ClassName;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;

/**
 * The types of the runtime and the annotations that generated code names most. In comments their
 * names are written in full: ECJ calls an import unused that only a comment needs.
 */
public final class RuntimeTypes {
  public static final ClassName INVALID_PART = ClassName.get(InvalidPartException.class);
  public static final ClassName MALFORMED_KEY = ClassName.get(MalformedKeyException.class);

  // The processor does not depend on the annotations; it knows them by name.
  public static final ClassName GENERATED = ClassName.get("dev.keywright", "Generated");

  private RuntimeTypes() {}
}
