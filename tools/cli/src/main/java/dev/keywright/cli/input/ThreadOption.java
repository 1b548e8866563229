package dev.keywright.cli.input;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** On how many cores a command works. */
public final class ThreadOption {
  private static final int MOST_BY_DEFAULT = 8;

  /** Each thread holds keys in memory, so that more would fail without being faster. */
  private static final int MOST = 256;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many threads work on the keys. Default: one for each processor, up to "
              + MOST_BY_DEFAULT
              + ".")
  private int threads = Math.min(Runtime.getRuntime().availableProcessors(), MOST_BY_DEFAULT);

  /** The number of threads. */
  public int count() {
    if (threads < 1 || threads > MOST) {
      throw new ParameterException(
          command.commandLine(), "--threads is from 1 to " + MOST + ", not " + threads);
    }
    return threads;
  }
}
