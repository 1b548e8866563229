package dev.keywright.cli;

import java.util.List;
import picocli.CommandLine;

/**
 * The commands by their names. Only the one that is called is made: to read the annotations of all
 * takes longer than most calls.
 */
final class Subcommands {
  private static final List<String> NAMES =
      List.of("profile", "infer", "verify", "compare", "explain", "completion");

  private Subcommands() {}

  /** Gives the main command the one that is called, or all if it is not clear which. */
  static void addTo(CommandLine main, String... arguments) {
    boolean isClear =
        arguments.length > 0 && NAMES.contains(arguments[0]) && !arguments[0].equals("completion");
    for (String name : isClear ? List.of(arguments[0]) : NAMES) {
      main.addSubcommand(command(name));
    }
  }

  static String shown() {
    return String.join(", ", NAMES.subList(0, NAMES.size() - 1))
        + " or "
        + NAMES.get(NAMES.size() - 1);
  }

  private static Object command(String name) {
    return switch (name) {
      case "profile" -> new ProfileCommand();
      case "infer" -> new InferCommand();
      case "verify" -> new VerifyCommand();
      case "compare" -> new CompareCommand();
      case "explain" -> new ExplainCommand();
      case "completion" -> new CompletionCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
