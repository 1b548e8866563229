package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.Template;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.interpret.ColumnAssembly.KeyPart;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.TemplateText;
import dev.keywright.processor.model.TemplateText.MalformedTemplateException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Puts the declared parts of one key where its templates name them. */
final class TemplateColumns {
  private final LayoutFormat format;
  private final List<KeyPart> declared;
  private final List<Part> endings;
  private final Optional<Bucket> bucket;
  private final Findings findings;
  private final NamedParts named;
  private final Map<WrittenTemplate, List<Part>> placed = new LinkedHashMap<>();
  private boolean isFaulty;

  /**
   * @param endings the parts that no member of the entity holds
   * @param bucket the one of the partition column, if it has one
   */
  TemplateColumns(
      LayoutFormat format,
      List<KeyPart> declared,
      List<Part> endings,
      Optional<Bucket> bucket,
      Findings findings) {
    this.format = format;
    this.declared = declared;
    this.endings = endings;
    this.bucket = bucket;
    this.findings = findings;
    this.named = new NamedParts(declared, endings);
  }

  /**
   * The columns in the store's order; empty if a template is at fault, which has been reported.
   *
   * @param shown the templates in the order of the source; at least one
   */
  Optional<List<Column>> of(List<WrittenTemplate> shown) {
    List<Column> templates = new ArrayList<>();
    for (WrittenTemplate column : shown) {
      column(column).ifPresent(templates::add);
    }
    if (!isFaulty) {
      checkNames(shown);
    }
    List<KeyPart> plain = isFaulty ? List.of() : plain(shown);
    if (isFaulty) {
      return Optional.empty();
    }
    List<Column> columns = new ArrayList<>();
    List<Column> others =
        ColumnAssembly.of(plain, List.of(), bucket.filter(it -> !hasPartition(shown)));
    others.stream().filter(Column::isPartition).forEach(columns::add);
    templates.stream().filter(Column::isPartition).forEach(columns::add);
    templates.stream().filter(it -> !it.isPartition()).forEach(columns::add);
    others.stream().filter(it -> !it.isPartition()).forEach(columns::add);
    List<Part> unplaced = endings.stream().filter(it -> !isPlaced(it)).toList();
    columns.add(columns.remove(columns.size() - 1).followedBy(unplaced));
    if (!EndingParts.areLast(endings, columns)) {
      reportEndings(shown.get(shown.size() - 1));
    }
    return isFaulty ? Optional.empty() : Optional.of(List.copyOf(columns));
  }

  private static boolean hasPartition(List<WrittenTemplate> shown) {
    return shown.stream().anyMatch(WrittenTemplate::isPartition);
  }

  private Optional<Column> column(WrittenTemplate shown) {
    try {
      return place(shown, TemplateText.of(shown.value(), format));
    } catch (MalformedTemplateException malformed) {
      report(shown, malformed.position(), String.valueOf(malformed.getMessage()), malformed.fix());
      return Optional.empty();
    }
  }

  private Optional<Column> place(WrittenTemplate shown, TemplateText text) {
    List<Part> parts = new ArrayList<>();
    List<String> literals = new ArrayList<>();
    List<Integer> positions = new ArrayList<>();
    text.literals().forEach(it -> literals.add(it.text()));
    text.literals().forEach(it -> positions.add(it.position()));
    int bucketIndex = -1;
    for (TemplateText.Name name : text.names()) {
      if (bucket.isPresent() && name.name().equals(NamedParts.BUCKET)) {
        if (!shown.isPartition() || bucketIndex >= 0) {
          reportBucket(shown, name);
          return Optional.empty();
        }
        bucketIndex = parts.size();
        continue;
      }
      Optional<Part> part = named.part(name.name());
      if (part.isEmpty()) {
        findings.add(named.missing(shown, name));
        isFaulty = true;
        return Optional.empty();
      }
      if (parts.contains(part.get())) {
        report(
            shown,
            name.position(),
            "names " + name.name() + " twice",
            "name a part once in each column");
        return Optional.empty();
      }
      parts.add(part.get());
      placed.put(shown, parts);
    }
    if (bucket.isPresent() && shown.isPartition() && bucketIndex < 0) {
      literals.add(0, "");
      positions.add(0, 0);
    }
    Template template = new Template(literals, shown.escape());
    return Optional.of(column(shown, template, positions, parts, Math.max(0, bucketIndex)));
  }

  private void reportBucket(WrittenTemplate shown, TemplateText.Name bucketName) {
    String problem =
        shown.isPartition()
            ? "places the bucket twice"
            : "places the bucket in a sort key, where it would not spread rows";
    report(shown, bucketName.position(), problem, "write {bucket} once, in @PartitionTemplate");
  }

  private static Column column(
      WrittenTemplate shown,
      Template template,
      List<Integer> positions,
      List<Part> parts,
      int bucketIndex) {
    ColumnTemplate shownTemplate =
        new ColumnTemplate(
            shown.annotation(), shown.value(), shown.column(), template, positions, shown.spot());
    boolean isNative = parts.stream().anyMatch(it -> it.declaration().nativeType());
    return new Column(shown.name(), shown.isPartition(), isNative, parts)
        .with(Optional.of(shownTemplate))
        .withBucketBehind(bucketIndex);
  }

  private void checkNames(List<WrittenTemplate> shown) {
    Set<String> names = new HashSet<>();
    for (WrittenTemplate column : shown) {
      if (!names.add(column.name())) {
        report(
            column,
            0,
            "is for column " + column.name() + ", which another template already writes",
            "write one template for each column, and column = \"SK2\" for another one");
      }
    }
  }

  /** The parts that are in columns without a template; those that were forgotten are reported. */
  private List<KeyPart> plain(List<WrittenTemplate> shown) {
    List<KeyPart> plain = new ArrayList<>();
    for (KeyPart keyPart : declared) {
      Part part = keyPart.part();
      boolean isPartition = keyPart.isPartition();
      List<WrittenTemplate> ofKind =
          shown.stream().filter(it -> it.isPartition() == isPartition).toList();
      boolean isNamed = ofKind.stream().anyMatch(it -> holds(it, part));
      if (ofKind.isEmpty() || isInOtherColumn(part, isPartition, ofKind)) {
        plain.add(keyPart);
      } else if (!isNamed && !named.part(part.name()).equals(Optional.of(part))) {
        isFaulty = true;
        findings
            .error(CheckId.KW008, part.spot(), "")
            .problem(part.name() + " is in this key twice")
            .fix("keep one of its annotations: templates may name the part in several columns");
      } else if (!isNamed) {
        WrittenTemplate last = ofKind.get(ofKind.size() - 1);
        report(
            last,
            last.value().length(),
            "does not name "
                + part.name()
                + ", which is "
                + (isPartition ? "a @PartitionKey" : "a @SortKey"),
            "name it in braces, such as #{" + part.name() + "}, or remove its annotation");
      }
    }
    return plain;
  }

  private boolean holds(WrittenTemplate column, Part part) {
    return placed.getOrDefault(column, List.of()).contains(part);
  }

  // Only sort columns are several, so that one may have a template and another none.
  private boolean isInOtherColumn(Part part, boolean isPartition, List<WrittenTemplate> templates) {
    String column = part.declaration().column();
    return !isPartition
        && !column.isEmpty()
        && templates.stream().noneMatch(it -> it.name().equals(column) || holds(it, part));
  }

  private boolean isPlaced(Part part) {
    return placed.values().stream().anyMatch(parts -> parts.contains(part));
  }

  private void reportEndings(WrittenTemplate last) {
    String ending = endings.get(endings.size() - 1).name();
    report(
        last,
        last.value().length(),
        "does not end in " + ending,
        "end the last column with {" + ending + "}");
  }

  private void report(WrittenTemplate shown, int position, String problem, String fix) {
    isFaulty = true;
    findings.add(shown.fault(position, problem, fix));
  }
}
