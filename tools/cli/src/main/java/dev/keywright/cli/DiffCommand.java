package dev.keywright.cli;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.cli.layout.LayoutArgument;
import dev.keywright.cli.output.DiffText;
import dev.keywright.guard.lock.LockFile;
import dev.keywright.guard.lock.LockedRevision;
import dev.keywright.report.compare.ComparedKey;
import dev.keywright.report.compare.Comparison;
import dev.keywright.report.compare.MarkdownDiff;
import dev.keywright.report.description.UnreadableDescriptionException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** Tells whether stored rows can still be found and read when one design replaces another. */
@Command(
    name = "diff",
    description = {
      "Check whether stored rows can still be found and read when one design replaces another. A"
          + " design is a layout, or all keys of a jar.",
      "Exits with 1 if rows would be lost or read wrongly; with 0 if a part or a class has another"
          + " name, or a part another type, and the bytes stay."
    },
    footer = {
      "  keywright diff @old.txt @new.txt",
      "  keywright diff app-1.jar!shop.OrderKey app-2.jar!shop.OrderKey",
      "  keywright diff --markdown app-1.jar app-2.jar",
      "  keywright diff --markdown origin/main"
    })
final class DiffCommand extends ShellCommand {
  @Parameters(
      index = "0",
      paramLabel = "OLD",
      converter = Converter.class,
      description =
          "The design of rows that exist. A jar or a directory of classes, for all keys that are"
              + " described in it; or one layout. "
              + LayoutArgument.FORMS)
  private Design old;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "NEW",
      converter = Converter.class,
      description =
          "The design that replaces it. Without it, OLD is a revision of git, whose lock file is"
              + " compared with the one here.")
  private @Nullable Design now;

  @Option(
      names = "--lock",
      paramLabel = "FILE",
      defaultValue = LockFile.NAME,
      description = "The lock file for a revision. Default: ${DEFAULT-VALUE} in this directory.")
  private Path lock;

  @Option(names = "--markdown", description = "Print Markdown, for a pull request.")
  private boolean isMarkdown;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  /** A jar or a directory, or a layout. */
  private sealed interface Design {}

  private record Keys(String argument) implements Design {
    Path container() {
      return Path.of(argument);
    }
  }

  private record Layout(LayoutArgument argument) implements Design {}

  /** Reads what is on the command line. */
  private static final class Converter implements ITypeConverter<Design> {
    @Override
    public Design convert(String argument) throws UnreadableInputException {
      if (argument.isEmpty()) {
        throw new TypeConversionException("'' is neither a jar nor a layout");
      }
      return LayoutArgument.isPath(argument)
          ? new Keys(argument)
          : new Layout(new LayoutArgument.Converter().convert(argument));
    }
  }

  @Override
  public Integer call() throws IOException {
    require(!isJson || !isMarkdown, "print Markdown or JSON: leave out --markdown or --json");
    Comparison comparison = comparison();
    print(isJson, DiffText.Output.of(comparison), out -> print(out, comparison));
    return comparison.losesRows() ? ExitCode.FAULTS : ExitCode.SOUND;
  }

  private void print(PrintWriter out, Comparison comparison) {
    if (isMarkdown) {
      out.print(MarkdownDiff.of(comparison));
    } else if (old instanceof Layout) {
      DiffText.print(out, comparison.changes().get(0));
    } else {
      DiffText.print(out, comparison);
    }
  }

  private Comparison comparison() throws IOException {
    if (now == null && old instanceof Keys revision) {
      return sinceRevision(revision.argument());
    }
    if (old instanceof Keys before && now instanceof Keys after) {
      return Comparison.of(keys(before), keys(after));
    }
    if (old instanceof Layout before && now instanceof Layout after) {
      String name = only(after).name();
      return Comparison.of(List.of(key(name, before)), List.of(key(name, after)));
    }
    require(now != null, "a layout is compared with another one: give both");
    throw wrong("a jar is compared with a jar, and a layout with a layout");
  }

  private Comparison sinceRevision(String revision) throws IOException {
    try {
      LockedRevision then = LockedRevision.of(lock, revision);
      LockFile here = LockFile.read(lock);
      if (then.isHere() && then.lock().equals(here)) {
        warn(revision + " is what is checked out here, so the lock is compared with itself");
      }
      return Comparison.of(keys(then.lock()), keys(here));
    } catch (IOException unreadable) {
      String remedy =
          Files.exists(Path.of(revision))
              ? "; to compare the design of this name, give the one that replaces it, too"
              : "";
      throw new UnreadableInputException(unreadable.getMessage() + remedy);
    }
  }

  private static List<ComparedKey> keys(LockFile lock) {
    return lock.newest().stream().map(it -> ComparedKey.of(it.key(), it.layout())).toList();
  }

  private List<ComparedKey> keys(Keys design) throws IOException {
    try {
      return describedKeys(List.of(design.container())).stream().map(ComparedKey::of).toList();
    } catch (UnreadableDescriptionException unreadable) {
      if (unreadable.getCause() instanceof ZipException) {
        String remedy = "; for the layout in this file, write @" + design.argument();
        throw new UnreadableInputException(unreadable.getMessage() + remedy, unreadable);
      }
      throw unreadable;
    }
  }

  private ComparedKey key(String name, Layout design) {
    return ComparedKey.of(name, only(design).signature());
  }

  private NamedLayout only(Layout design) {
    return only(design.argument());
  }
}
