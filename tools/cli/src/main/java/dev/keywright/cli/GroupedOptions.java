package dev.keywright.cli;

import dev.keywright.cli.input.OptionHeading;
import java.lang.reflect.Field;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Layout;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The options of a command in groups: those of one class are about one thing. */
final class GroupedOptions {
  /** A command's own options need no heading, and come first. */
  private static final String OWN = "";

  /** Of what each command has, at the end. */
  static final String OF_ALL = "Of each command:";

  private GroupedOptions() {}

  static void addTo(CommandLine command) {
    command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, GroupedOptions::list);
  }

  private static String list(Help help) {
    Comparator<String> order =
        Comparator.comparing((String it) -> it.equals(OF_ALL))
            .thenComparing(Comparator.naturalOrder());
    Map<String, Layout> groups = new TreeMap<>(order);
    List<OptionSpec> shown =
        help.commandSpec().options().stream().filter(it -> !it.hidden()).toList();
    for (OptionSpec option : shown) {
      groups
          .computeIfAbsent(heading(option), it -> help.createDefaultLayout())
          .addOption(option, help.parameterLabelRenderer());
    }
    StringBuilder text = new StringBuilder();
    groups.forEach((heading, layout) -> text.append(line(heading)).append(layout));
    return text.toString();
  }

  private static String line(String heading) {
    String end = System.lineSeparator();
    return heading.equals(OWN) ? OWN : end + heading + end;
  }

  private static String heading(OptionSpec option) {
    Class<?> owner = ((Field) option.userObject()).getDeclaringClass();
    OptionHeading heading = owner.getAnnotation(OptionHeading.class);
    boolean isOfPicocli = owner.getEnclosingClass() == CommandLine.class;
    return isOfPicocli ? OF_ALL : heading == null ? OWN : heading.value();
  }
}
