package dev.keywright.benchmarks.compiletime;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One compilation that is measured again and again: a workload, with its processor or without any.
 */
record Task(Workload workload, boolean processing, Jars jars) {
  /** What javac is told beside the names of the files. */
  List<String> options() throws IOException {
    List<String> options = new ArrayList<>(List.of("-encoding", "UTF-8"));
    Collections.addAll(options, "-classpath", joined(jars.classPath(workload.contender())));
    Collections.addAll(options, "-d", workload.classes().toString());
    Collections.addAll(options, "-s", workload.generated().toString());
    if (processing) {
      Path processor = jars.processor(workload.contender());
      Collections.addAll(options, "-processorpath", processor.toString());
    } else {
      options.add("-proc:none");
    }
    return List.copyOf(options);
  }

  private static String joined(List<Path> path) {
    return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  @Override
  public String toString() {
    return workload.types()
        + " types of "
        + workload.contender().title()
        + (processing ? " with its processor" : " without a processor");
  }
}
