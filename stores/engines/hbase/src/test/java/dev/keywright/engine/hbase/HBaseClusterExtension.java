package dev.keywright.engine.hbase;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Hands one cluster to all tests of this JVM; JUnit stops it when the last one has ended. */
public final class HBaseClusterExtension implements ParameterResolver {
  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == HBaseCluster.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(Namespace.create(HBaseClusterExtension.class))
        .getOrComputeIfAbsent(HBaseCluster.class, type -> start(), HBaseCluster.class);
  }

  private static HBaseCluster start() {
    try {
      return HBaseCluster.start();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
