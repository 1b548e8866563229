package dev.keywright.example.command;

import dev.keywright.example.input.BadDataException;
import dev.keywright.example.store.StoreException;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.UnsupportedRangeException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Says in one line what is wrong with the data; anything else is a bug, and shown whole. */
final class DataErrors implements IExecutionExceptionHandler {
  @Override
  public int handleExecutionException(Exception problem, CommandLine line, ParseResult parsed)
      throws Exception {
    if (problem instanceof UsageException) {
      return UsageErrors.print(line, problem);
    }
    if (problem instanceof BadDataException
        || problem instanceof StoreException
        || problem instanceof InvalidPartException
        || problem instanceof MalformedKeyException
        || problem instanceof RefusedKeyException
        || problem instanceof UnsupportedRangeException) {
      line.getErr().println("error: " + OneLine.message(problem));
      return CommandLine.ExitCode.SOFTWARE;
    }
    throw problem;
  }
}
