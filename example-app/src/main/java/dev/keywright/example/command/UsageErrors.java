package dev.keywright.example.command;

import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;

/** Says in one line what is wrong with the command line. */
final class UsageErrors implements IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException problem, String[] arguments) {
    return print(problem.getCommandLine(), problem);
  }

  static int print(CommandLine line, Exception problem) {
    String command = line.getCommandSpec().qualifiedName();
    line.getErr().println("error: " + OneLine.message(problem) + " (see " + command + " --help)");
    return CommandLine.ExitCode.USAGE;
  }
}
