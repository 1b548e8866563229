package dev.keywright.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version in the manifest of the jar. */
final class Version implements IVersionProvider {
  private static final String UNKNOWN = "(not from a jar)";

  /** The version alone. */
  static String number() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse(UNKNOWN);
  }

  @Override
  public String[] getVersion() {
    return new String[] {"keywright " + number()};
  }
}
