package dev.keywright.example;

import dev.keywright.example.command.ExampleCommand;

/** The program: {@code java -jar keywright-example.jar [COMMAND]}. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(ExampleCommand.commandLine().execute(args));
  }
}
