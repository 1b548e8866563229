package dev.keywright.engine.dynamodb;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives all test classes the same running engine, and stops it behind the last one. */
public final class OneDynamoDbLocal implements ParameterResolver {
  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
    return parameter.getParameter().getType() == DynamoDbLocal.class;
  }

  @Override
  public DynamoDbLocal resolveParameter(ParameterContext parameter, ExtensionContext test) {
    return test.getRoot()
        .getStore(ExtensionContext.Namespace.create(OneDynamoDbLocal.class))
        .getOrComputeIfAbsent(
            DynamoDbLocal.class, it -> DynamoDbLocal.start(), DynamoDbLocal.class);
  }
}
