package dev.keywright.processor;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.control.NamedCheck;
import dev.keywright.processor.finding.CheckId;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;

/**
 * Prints the page of a check, or the list of all: {@code java -jar keywright-processor.jar KW104}.
 */
final class CheckPage {
  private static final String LIST = "docs/checks/README.md";
  private static final int UNKNOWN = 2;

  private CheckPage() {}

  /** Takes the id or the name of a check; without one, prints the list. */
  public static void main(String[] arguments) {
    int status = print(arguments, System.out, System.err);
    if (status != 0) {
      System.exit(status);
    }
  }

  static int print(String[] arguments, PrintStream out, PrintStream err) {
    if (arguments.length == 0) {
      out.print(text(LIST));
      return 0;
    }
    Optional<CheckId> check = NamedCheck.find(arguments[0]);
    if (check.isEmpty()) {
      String meant =
          NamedCheck.nearest(arguments[0]).map(near -> ": did you mean " + near + "?").orElse(".");
      err.println(arguments[0] + " is not a check" + meant + " Without a name, all are listed.");
      return UNKNOWN;
    }
    out.print(text(check.get().page()));
    return 0;
  }

  private static String text(String resource) {
    try (InputStream page = CheckPage.class.getResourceAsStream("/" + resource)) {
      return new String(Objects.requireNonNull(page, resource).readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
