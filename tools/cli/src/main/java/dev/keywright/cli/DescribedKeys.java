package dev.keywright.cli;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.description.Descriptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/** The keys that are described in jars and directories of classes. */
final class DescribedKeys {
  private DescribedKeys() {}

  /** The keys; if there are none, a message says why. */
  static List<KeyDescription> in(CommandSpec spec, List<Path> containers) throws IOException {
    List<KeyDescription> keys = Descriptions.in(containers);
    if (keys.isEmpty()) {
      spec.commandLine()
          .getErr()
          .println(
              "keywright: no key is described in "
                  + containers.stream().map(Path::toString).collect(Collectors.joining(", "))
                  + "; compile it without -Akeywright.describe=false");
    }
    return keys;
  }
}
