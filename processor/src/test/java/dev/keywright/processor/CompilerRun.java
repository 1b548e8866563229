package dev.keywright.processor;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.Domain;
import dev.keywright.runtime.Key;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/** A compiler as a build would run it: on real files, with the processor on its path. */
public final class CompilerRun {
  private static final String OURS =
      FamilyProcessor.class.getName() + "," + KeywrightProcessor.class.getName();

  private final Path folder;
  private final List<Path> sources;
  private final List<Path> libraries;

  CompilerRun(Path folder, List<Path> sources, Path... libraries) {
    this.folder = folder;
    this.sources = sources;
    this.libraries = List.of(libraries);
  }

  /** What a compiler printed, and the sources that the processor wrote, by {@code demo/A.java}. */
  record Result(boolean succeeded, String output, Map<String, String> generatedByPath) {

    /** The sources by file name. */
    Map<String, String> generated() {
      Map<String, String> byName = new TreeMap<>();
      generatedByPath.forEach(
          (path, text) -> byName.put(path.substring(path.lastIndexOf('/') + 1), text));
      return byName;
    }
  }

  /**
   * Runs the javac of an installed JDK.
   *
   * @param processedClasses the names of compiled classes whose annotations are processed again
   */
  Result javac(Path javaHome, String... processedClasses) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror", "-implicit:none"));
    arguments.addAll(arguments("--processor-path"));
    arguments.addAll(List.of(processedClasses));
    return isThisJdk(javaHome) ? here(arguments) : elsewhere(javaHome, arguments);
  }

  /** Runs javac for a module, with the runtime and the annotations on the module path. */
  Result modularJavac(Path javaHome) throws IOException, InterruptedException {
    List<String> arguments =
        new ArrayList<>(List.of("-Xlint:all", "-Werror", "--module-path", modulePath()));
    arguments.addAll(processing("--processor-path", OURS));
    return isThisJdk(javaHome) ? here(arguments) : elsewhere(javaHome, arguments);
  }

  /**
   * Runs javac with these processors, in this order, in a process of its own: some change javac.
   */
  Result javacWith(Path javaHome, String... processors) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of("-classpath", classPath()));
    arguments.addAll(processing("--processor-path", String.join(",", processors)));
    return elsewhere(javaHome, arguments);
  }

  private static boolean isThisJdk(Path javaHome) throws IOException {
    return javaHome.toRealPath().equals(Path.of(System.getProperty("java.home")).toRealPath());
  }

  // As Maven runs it. To begin in this JVM takes a third of what a JVM of its own takes.
  private Result here(List<String> arguments) throws IOException {
    StringWriter output = new StringWriter();
    PrintWriter writer = new PrintWriter(output);
    int exit =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(writer, writer, arguments.toArray(String[]::new));
    writer.flush();
    return new Result(exit == 0, output.toString(), generated());
  }

  // A short run: what the second compiler of the JVM takes does not come back.
  private Result elsewhere(Path javaHome, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(javaHome.resolve("bin/javac").toString());
    command.addAll(List.of("-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"));
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    if (!process.waitFor(1, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    return new Result(process.exitValue() == 0, output, generated());
  }

  /** Runs ECJ, the compiler of Eclipse and of several language servers. */
  Result ecj() throws IOException {
    StringWriter output = new StringWriter();
    List<String> options = new ArrayList<>(List.of("-17", "-proceedOnError"));
    options.addAll(arguments("-processorpath"));
    PrintWriter writer = new PrintWriter(output);
    boolean succeeded = BatchCompiler.compile(options.toArray(String[]::new), writer, writer, null);
    return new Result(succeeded, output.toString(), generated());
  }

  // ECJ wants the class path before the processor path.
  private List<String> arguments(String processorPath) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-classpath", withLibraries(classPath())));
    arguments.addAll(processing(processorPath, OURS));
    return arguments;
  }

  private List<String> processing(String processorPath, String processors) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of(processorPath, classPath(), "-processor", processors));
    arguments.addAll(List.of("-d", Files.createDirectories(folder.resolve("classes")).toString()));
    arguments.addAll(List.of("-s", Files.createDirectories(folder.resolve("sources")).toString()));
    sources.forEach(source -> arguments.add(source.toString()));
    return arguments;
  }

  private String withLibraries(String classPath) {
    return Stream.concat(libraries.stream().map(Path::toString), Stream.of(classPath))
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** The class path of the tests; Surefire hides it behind a jar with nothing but a manifest. */
  public static String classPath() {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Pattern.compile(Pattern.quote(File.pathSeparator))
        .splitAsStream(all)
        .filter(entry -> !entry.contains("ecj"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String modulePath() {
    return Stream.of(Domain.class, Key.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation().getPath())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private Map<String, String> generated() throws IOException {
    Map<String, String> generated = new TreeMap<>();
    Path sources = folder.resolve("sources");
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
        String path = sources.relativize(file).toString().replace(File.separatorChar, '/');
        generated.put(path, Files.readString(file));
      }
    }
    return generated;
  }
}
