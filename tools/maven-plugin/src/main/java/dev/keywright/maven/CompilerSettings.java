package dev.keywright.maven;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.model.Dependency;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.jspecify.annotations.Nullable;

/**
 * How the compiler plugin of a module is configured, as far as findings depend on it.
 *
 * @param options of javac
 * @param processors the processor path; if it is empty, javac looks for processors on the class
 *     path
 */
record CompilerSettings(List<String> options, List<Dependency> processors) {
  private static final String GROUP = "org.apache.maven.plugins";
  private static final String PLUGIN = "maven-compiler-plugin";

  CompilerSettings {
    options = List.copyOf(options);
    processors = List.copyOf(processors);
  }

  static CompilerSettings of(MavenProject module) {
    @Nullable Xpp3Dom plugin =
        module.getGoalConfiguration(GROUP, PLUGIN, "default-compile", "compile");
    Xpp3Dom configuration = plugin == null ? new Xpp3Dom("configuration") : plugin;
    List<String> options = new ArrayList<>();
    release(module, configuration).ifPresent(options::addAll);
    children(configuration, "compilerArgs").map(Xpp3Dom::getValue).forEach(options::add);
    value(configuration, "compilerArgument").ifPresent(options::add);
    options.removeIf(it -> it == null || isOfTheBuildAlone(it));
    return new CompilerSettings(
        options,
        children(configuration, "annotationProcessorPaths")
            .map(it -> dependency(it, module))
            .toList());
  }

  // Plug-ins of javac need options of its JVM. Which processors run is said here.
  private static boolean isOfTheBuildAlone(String option) {
    return option.startsWith("-J") || option.startsWith("-Xplugin") || option.startsWith("-proc:");
  }

  private static Optional<List<String>> release(MavenProject module, Xpp3Dom configuration) {
    return setting(module, configuration, "release")
        .map(it -> List.of("--release", it))
        .or(
            () ->
                setting(module, configuration, "source")
                    .map(it -> List.of("-source", it, "-Xlint:-options")));
  }

  private static Optional<String> setting(MavenProject module, Xpp3Dom configuration, String name) {
    return value(configuration, name)
        .or(
            () ->
                Optional.ofNullable(module.getProperties().getProperty("maven.compiler." + name)));
  }

  private static Dependency dependency(Xpp3Dom path, MavenProject module) {
    Dependency processor = new Dependency();
    processor.setGroupId(value(path, "groupId").orElse(""));
    processor.setArtifactId(value(path, "artifactId").orElse(""));
    processor.setVersion(value(path, "version").or(() -> managed(processor, module)).orElse(""));
    value(path, "type").ifPresent(processor::setType);
    value(path, "classifier").ifPresent(processor::setClassifier);
    return processor;
  }

  private static Optional<String> managed(Dependency processor, MavenProject module) {
    return Optional.ofNullable(module.getDependencyManagement()).stream()
        .flatMap(it -> it.getDependencies().stream())
        .filter(it -> it.getManagementKey().equals(processor.getManagementKey()))
        .findFirst()
        .map(Dependency::getVersion);
  }

  private static Stream<Xpp3Dom> children(Xpp3Dom configuration, String name) {
    @Nullable Xpp3Dom list = configuration.getChild(name);
    return list == null ? Stream.of() : Arrays.stream(list.getChildren());
  }

  private static Optional<String> value(Xpp3Dom configuration, String name) {
    @Nullable Xpp3Dom child = configuration.getChild(name);
    return child == null ? Optional.empty() : Optional.ofNullable(child.getValue());
  }
}
