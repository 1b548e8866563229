package dev.keywright.report.page;

import dev.keywright.description.key.ColumnDescription;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.PartDescription;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A question that no contiguous run of keys answers.
 *
 * @param reason what in the layout is in its way
 * @param remedy the layout that would answer it
 */
public record Unanswered(String question, String reason, String remedy) {

  /**
   * The questions of each part: all rows with one value, and the rows between two values.
   *
   * @param all all keys of the report, of which another one may answer
   */
  static List<Unanswered> of(KeyDescription key, List<KeyDescription> all) {
    List<Unanswered> questions = new ArrayList<>();
    List<PartDescription> before = new ArrayList<>();
    for (PartDescription part : key.parts()) {
      if (part.isSuffix()) {
        continue;
      }
      if (!before.isEmpty()) {
        questions.add(ofOneValue(key, part, before, all));
      }
      if (!part.ranges() && canSort(part)) {
        questions.add(ofRange(key, part, before));
      }
      before.add(part);
    }
    return questions;
  }

  private static boolean canSort(PartDescription part) {
    return !part.kind().equals("flag") && !part.kind().equals("list");
  }

  private static Unanswered ofOneValue(
      KeyDescription key,
      PartDescription part,
      List<PartDescription> before,
      List<KeyDescription> all) {
    String others = names(before);
    Optional<String> other =
        all.stream()
            .filter(it -> it.entity().equals(key.entity()) && !it.key().equals(key.key()))
            .filter(it -> !it.parts().isEmpty() && it.parts().get(0).name().equals(part.name()))
            .map(it -> it.simpleName() + it.index().map(Unanswered::shown).orElse(""))
            .findFirst();
    return new Unanswered(
        "All rows of one " + part.name() + ", whatever the " + others,
        others
            + (before.size() == 1 ? " is" : " are")
            + " in front of "
            + part.name()
            + ", so these rows are in many places",
        other
            .map(it -> it + " answers it")
            .orElseGet(() -> "A second key that begins with it: " + reordered(key, part)));
  }

  private static String shown(KeyDescription.Index index) {
    String name = index.name().map(it -> " " + it).orElse("");
    String held = index.projects().isEmpty() ? "" : ", which holds " + projected(index) + ",";
    return " of the index" + name + held + (index.sparse() ? " for rows that it has" : "");
  }

  private static String projected(KeyDescription.Index index) {
    return index.projects().contains("*") ? "all columns" : String.join(", ", index.projects());
  }

  private static String reordered(KeyDescription key, PartDescription first) {
    return Stream.concat(
            Stream.of(first), key.parts().stream().filter(it -> !it.name().equals(first.name())))
        .map(PartDescription::name)
        .collect(Collectors.joining(", "));
  }

  private static Unanswered ofRange(
      KeyDescription key, PartDescription part, List<PartDescription> before) {
    PartSignature signature =
        LayoutSignature.parse(key.layout())
            .parts()
            .filter(it -> it.name().equals(part.name()))
            .findFirst()
            .orElseThrow();
    String fixed = before.isEmpty() ? "" : ", for one " + names(before);
    String question = "All rows between two values of " + part.name() + fixed;
    return ofEncoding(key, part, signature, question).orElseGet(() -> ofPlace(key, part, question));
  }

  private static Optional<Unanswered> ofEncoding(
      KeyDescription key, PartDescription part, PartSignature signature, String question) {
    if (part.hashPrefix().isPresent()) {
      return Optional.of(
          new Unanswered(
              question,
              "A hash in front of " + part.name() + " scatters its values",
              "Buckets in place of the hash, @Bucket(count = 16, of = \""
                  + part.name()
                  + "\"): 16 ranges"));
    }
    if (signature.encoding().scatters()) {
      return Optional.of(
          new Unanswered(
              question,
              part.name() + " is written backward",
              "The same layout without reversed, or with buckets in front"));
    }
    return signature.ordered()
        ? Optional.empty()
        : Optional.of(
            new Unanswered(
                question,
                part.name() + " is declared with ordered = false, so its values are not sorted",
                remedyOfUnordered(key, signature)));
  }

  private static Unanswered ofPlace(KeyDescription key, PartDescription part, String question) {
    if (!OrderView.sortsPartitionKeys(key) && isPartition(key, part)) {
      return new Unanswered(
          question,
          key.storeTitle() + " keeps partition keys by their hash",
          "A layout with " + part.name() + " in a sort key");
    }
    return key.families().isEmpty()
        ? new Unanswered(
            question,
            "The encoding does not sort as the values do",
            "A layout that writes " + part.name() + " in an encoding that sorts")
        : new Unanswered(
            question,
            "A member of a family has ranges in its last column only",
            "The family's own scan, if all members begin with " + part.name());
  }

  private static boolean isPartition(KeyDescription key, PartDescription part) {
    return key.columns().stream()
        .filter(ColumnDescription::partition)
        .anyMatch(column -> column.parts().contains(part));
  }

  private static String remedyOfUnordered(KeyDescription key, PartSignature part) {
    if (part.kind() != Kind.WHOLE || !key.isText()) {
      return "The same layout without ordered = false";
    }
    long largest = Math.max(part.max(), -Math.max(part.min(), -Long.MAX_VALUE));
    return "Write pad = " + Long.toString(largest).length() + " in place of ordered = false";
  }

  private static String names(List<PartDescription> parts) {
    List<String> names = parts.stream().map(PartDescription::name).toList();
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
