package dev.keywright.engine.azurite;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives all test classes the same running engine, and stops it behind the last one. */
final class OneAzurite implements ParameterResolver {
  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
    return parameter.getParameter().getType() == Azurite.class;
  }

  @Override
  public Azurite resolveParameter(ParameterContext parameter, ExtensionContext test) {
    return test.getRoot()
        .getStore(ExtensionContext.Namespace.create(OneAzurite.class))
        .getOrComputeIfAbsent(Azurite.class, it -> Azurite.start(), Azurite.class);
  }
}
