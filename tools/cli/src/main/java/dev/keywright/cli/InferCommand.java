package dev.keywright.cli;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.infer.Inference;
import dev.keywright.analysis.infer.InferenceOptions;
import dev.keywright.analysis.infer.InferenceReport;
import dev.keywright.analysis.source.InexpressibleLayoutException;
import dev.keywright.analysis.source.InferredSource;
import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.input.ChosenKeys;
import dev.keywright.cli.input.InputOptions;
import dev.keywright.cli.input.InputSummary;
import dev.keywright.cli.layout.LayoutArgument;
import dev.keywright.cli.output.InferenceText;
import dev.keywright.cli.output.ResultFile;
import dev.keywright.report.page.NumberText;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds the layout of keys, and writes it as an entity. */
@Command(
    name = "infer",
    description = {
      "Find the layouts that keys can have, the best first, and write one as an entity.",
      "Looks at a sample of the different keys. Exits with 1 if it is not sure of the best layout,"
          + " if that leaves keys unexplained or has faults that two keys show, if there is none,"
          + " or if a line holds no key."
    },
    footer = {
      "  keywright infer keys.txt",
      "  keywright infer --layout \"TEXT separator=',' | pk: id int pad=6\" keys.txt",
      "  keywright infer --encoding hbase -o Event.java --package com.example scan.txt",
      "  keywright infer --column PK --column SK --name ShopItem -o - export.json.gz",
      "  keywright infer --store dynamodb --table shop --sample 0.1"
    })
final class InferCommand extends ShellCommand {
  private static final Path STANDARD_OUTPUT = Path.of("-");

  @Mixin private InputOptions input;

  @Option(
      names = {"-o", "--output"},
      converter = OutputConverter.class,
      paramLabel = "JAVA",
      description =
          "Write the entity into this file; - prints it instead of the report, or in it with"
              + " --json.")
  private @Nullable Path output;

  @Option(
      names = "--package",
      paramLabel = "PACKAGE",
      defaultValue = "",
      description = "The package of the entity. Default: none.")
  private String packageName;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The name of the entity. Default: that of the file of --output, or Row.")
  private @Nullable String name;

  @Option(
      names = "--choose",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Which candidate to write, as the report counts them. Default: ${DEFAULT-VALUE}.")
  private int chosen;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      defaultValue = "3",
      description = "How many candidates to show at most. Default: ${DEFAULT-VALUE}.")
  private int candidates;

  @Option(
      names = "--keys",
      paramLabel = "N",
      defaultValue = "10000",
      description = "How many different keys to look at, at most. Default: ${DEFAULT-VALUE}.")
  private int keys;

  @Option(
      names = "--layout",
      paramLabel = "LAYOUT",
      converter = LayoutArgument.Converter.class,
      description =
          "Score this layout beside the candidates. "
              + LayoutArgument.FORMS
              + " Several, if the table holds several kinds of rows.")
  private @Nullable List<LayoutArgument> layouts;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private record Output(InputSummary input, InferenceReport inference, Optional<String> source) {}

  @Override
  public Integer call() throws IOException {
    require(candidates >= 1, "--candidates is at least 1, not " + candidates);
    require(keys >= 1, "--keys is at least 1, not " + keys);
    require(
        chosen >= 1 && chosen <= candidates,
        "--choose is from 1 to --candidates, which is " + candidates + ", not " + chosen);
    input.requireOther("--output", output());
    int longest = InferenceOptions.USUAL.longestKey();
    Inference inference =
        Inference.of(new InferenceOptions(keys, longest, candidates, input.seed()));
    InputSummary read = input.read(console(), new PlacedKeys(inference), List.of());
    InferenceReport report = report(inference);
    boolean isAsked = output != null && !report.candidates().isEmpty();
    Optional<String> source = isAsked ? source(read, report) : Optional.empty();
    if (isAsked && !isJson && STANDARD_OUTPUT.equals(output)) {
      source.ifPresent(out()::print);
    } else {
      print(
          isJson,
          new Output(read, report, source),
          out -> InferenceText.print(out, read, report, input.columns(read)));
    }
    if (source.isPresent() && !STANDARD_OUTPUT.equals(output)) {
      ResultFile.write(output(), source.get());
    }
    boolean isWritten = source.isPresent() || !isAsked;
    return isWritten && isSound(report) && read.broken().lines() == 0
        ? ExitCode.SOUND
        : ExitCode.FAULTS;
  }

  /** Hands keys on with their lines. */
  private static final class PlacedKeys implements ChosenKeys {
    private final Inference inference;
    private String file = "";

    PlacedKeys(Inference inference) {
      this.inference = inference;
    }

    @Override
    public void begin(String name) {
      file = name;
    }

    @Override
    public void add(long number, Object... columns) {
      byte[][] contents = Arrays.stream(columns).map(KeyText::bytesOf).toArray(byte[][]::new);
      inference.addFrom(file, number, contents);
    }
  }

  private InferenceReport report(Inference inference) {
    try {
      return inference.report(
          LayoutArgument.all(layouts == null ? List.of() : layouts).stream()
              .map(NamedLayout::signature)
              .toList());
    } catch (IllegalArgumentException otherColumns) {
      throw wrong("--layout: " + otherColumns.getMessage());
    }
  }

  private static boolean isSound(InferenceReport report) {
    return report.candidates().stream()
        .limit(1)
        .anyMatch(it -> it.explained() == report.sampled() && it.faults().isEmpty() && it.isSure());
  }

  /** The chosen candidate as an entity; empty if no entity has its layout. */
  private Optional<String> source(InputSummary read, InferenceReport report) {
    int found = report.candidates().size();
    require(
        chosen <= found,
        "--choose is " + chosen + ", and infer found " + NumberText.count(found, "candidate"));
    try {
      return Optional.of(
          InferredSource.of(
              report.candidates().get(chosen - 1),
              new InferredSource.Naming(packageName, entity(), input.columns(read), origin(read))));
    } catch (InexpressibleLayoutException refused) {
      warn("no entity has this layout: " + refused.reason());
      return Optional.empty();
    } catch (IllegalArgumentException noName) {
      throw wrong(noName.getMessage() + "; give others with --name and --package");
    }
  }

  private Path output() {
    return output == null ? STANDARD_OUTPUT : output;
  }

  private String entity() {
    if (name != null) {
      return name;
    }
    Path file = output().getFileName();
    String fileName = file == null ? "" : file.toString();
    return fileName.endsWith(".java")
        ? fileName.substring(0, fileName.length() - ".java".length())
        : "Row";
  }

  private static String origin(InputSummary read) {
    String first = read.files().get(0);
    String name = new File(first).getName();
    String shown = first.equals(STANDARD_OUTPUT.toString()) ? "standard input" : name;
    return read.files().size() == 1
        ? shown
        : shown + " and " + NumberText.count(read.files().size() - 1, "more file");
  }

  /** Takes - for the standard output. */
  private static final class OutputConverter implements ITypeConverter<Path> {
    @Override
    public Path convert(String name) {
      return name.equals(STANDARD_OUTPUT.toString())
          ? STANDARD_OUTPUT
          : new PathConverter().convert(name);
    }
  }
}
