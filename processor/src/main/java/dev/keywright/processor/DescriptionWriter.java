package dev.keywright.processor;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.description.finding.EntityFindings;
import dev.keywright.description.finding.PlacedFinding;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.describe.FindingDescriber;
import dev.keywright.processor.describe.FoundInEntity;
import dev.keywright.processor.describe.KeyDescriber;
import dev.keywright.processor.emit.Emitter;
import dev.keywright.processor.finding.Finding;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/**
 * Writes what reports and other tools read: beside its class the description of a key, and what was
 * found in a type that has none, which is an entity that was refused, or a family.
 */
record DescriptionWriter(Filer filer, Reporter reporter) {
  /**
   * Writes the description of a key.
   *
   * @param example the columns of one key, by name; empty if there is none
   * @param found what was found of the entity, and so of each of its keys
   * @param entity its one originating element, by which build tools know when to write it again
   */
  void write(Ruling ruling, Map<String, Object> example, FoundInEntity found, TypeElement entity)
      throws IOException {
    String keyClass = Emitter.generatedName(ruling.layout());
    // All of the text first: nothing is half written.
    String description = KeyDescriber.of(ruling, keyClass, example, found);
    write(KeyDescription.FOLDER + keyClass + ".json", description, entity);
  }

  /** The findings of an entity with their places. */
  static List<PlacedFinding> placed(
      List<Finding> printed, List<Ruling> rulings, TypeElement entity) {
    return new FindingDescriber(new SourcePlaces(entity)).all(printed, rulings);
  }

  /** Writes the findings of an entity, if there are any. */
  void write(List<PlacedFinding> findings, TypeElement entity) {
    if (!findings.isEmpty()) {
      write("", findings, List.of(entity));
    }
  }

  /**
   * Writes the findings of a family. None are written, too: a family has no description that would
   * tell that an older file is out of date.
   *
   * @param origins the interface, and the members
   */
  void writeFamily(List<PlacedFinding> findings, List<TypeElement> origins) {
    write(EntityFindings.FAMILY, findings, origins);
  }

  private void write(String kind, List<PlacedFinding> findings, List<TypeElement> origins) {
    TypeElement type = origins.get(0);
    String name = type.getQualifiedName().toString();
    String file = EntityFindings.FOLDER + name + kind + ".json";
    try {
      write(file, FindingDescriber.text(name, findings), origins.toArray(Element[]::new));
    } catch (IOException e) {
      reporter.cannotWrite(type, e);
    }
  }

  /** Writes a file of text beside the classes. */
  private void write(String name, String text, Element... origins) throws IOException {
    try (OutputStream file =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", name, origins).openOutputStream()) {
      file.write(text.getBytes(UTF_8));
    }
  }
}
