package dev.keywright.processor;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.describe.FoundInEntity;
import dev.keywright.processor.describe.KeyDescriber;
import dev.keywright.processor.emit.Emitter;
import java.io.IOException;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;

/** Writes the description of a key beside its class, where reports and other tools find it. */
record DescriptionWriter(Filer filer) {
  /**
   * Writes the description.
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
    FindingsWriter.write(filer, KeyDescription.FOLDER + keyClass + ".json", description, entity);
  }
}
