package dev.keywright.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine;

/**
 * The commands by their names. Only the one that is called is made: to read the annotations of all
 * takes longer than most calls.
 */
enum Subcommands {
  PROFILE(ProfileCommand::new),
  INFER(InferCommand::new),
  VERIFY(VerifyCommand::new),
  DIFF(DiffCommand::new),
  EXPLAIN(ExplainCommand::new),
  LOCK(LockCommand::new),
  CHECK(CheckCommand::new),
  ACCEPT(AcceptCommand::new),
  SARIF(SarifCommand::new),
  FIX(FixCommand::new),
  REPORT(ReportCommand::new),
  SIMULATE(SimulateCommand::new),
  REKEY(RekeyCommand::new),
  PAGE(PageCommand::new),
  COMPLETION(CompletionCommand::new);

  @SuppressWarnings("ImmutableEnumChecker") // each makes new commands, and keeps none
  private final Supplier<Object> command;

  Subcommands(Supplier<Object> command) {
    this.command = command;
  }

  /** Gives the main command the one that is called, or all if it is not clear which. */
  static void addTo(CommandLine main, String... arguments) {
    List<Subcommands> called =
        Arrays.stream(values())
            .filter(it -> arguments.length > 0 && it.shown().equals(arguments[0]))
            .filter(it -> it != COMPLETION)
            .toList();
    for (Subcommands each : called.isEmpty() ? List.of(values()) : called) {
      main.addSubcommand(each.command.get());
    }
    main.getSubcommands().values().forEach(GroupedOptions::addTo);
  }

  private String shown() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All names, for a message. */
  static String allShown() {
    String others =
        Arrays.stream(values())
            .filter(it -> it != COMPLETION)
            .map(Subcommands::shown)
            .collect(Collectors.joining(", "));
    return others + " or " + COMPLETION.shown();
  }
}
