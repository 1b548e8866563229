package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.NearestWord;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.interpret.ColumnAssembly.KeyPart;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.TemplateText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parts of one key, which its templates may name. */
final class NamedParts {
  static final String BUCKET = "bucket";

  private final Map<String, Part> parts = new LinkedHashMap<>();

  NamedParts(List<KeyPart> declared, List<Part> endings) {
    declared.forEach(it -> parts.putIfAbsent(it.part().name(), it.part()));
    endings.forEach(it -> parts.putIfAbsent(it.name(), it));
  }

  Optional<Part> part(String name) {
    return Optional.ofNullable(parts.get(name));
  }

  /** What is wrong about a name that none of the parts has. */
  Finding missing(WrittenTemplate shown, TemplateText.Name name) {
    Optional<String> annotation = annotationFor(name.name());
    if (annotation.isPresent()) {
      return shown.fault(
          name.position(),
          "places " + name.name() + ", and the key has no @" + annotation.get(),
          "write @" + annotation.get() + " on the entity, or remove {" + name.name() + "}");
    }
    String byAnnotation =
        "annotate " + name.name() + ": " + (shown.isPartition() ? "@PartitionKey" : "@SortKey");
    return shown.fault(
        name.position(),
        "names " + name.name() + ", which is not a part of this key",
        parts.isEmpty()
            ? "annotate it: @PartitionKey"
            : NearestWord.of(name.name(), parts.keySet())
                    .map(meant -> "write {" + meant + "}")
                    .orElse("name one of its parts, " + String.join(", ", parts.keySet()))
                + ", or "
                + byAnnotation);
  }

  /** The annotation of the entity that adds what a template names. */
  private static Optional<String> annotationFor(String name) {
    return switch (name) {
      case BUCKET -> Optional.of("Bucket");
      case Part.UNIQUE_SUFFIX -> Optional.of("UniqueSuffix");
      case Part.CHUNK -> Optional.of("Chunked");
      default -> Optional.empty();
    };
  }
}
