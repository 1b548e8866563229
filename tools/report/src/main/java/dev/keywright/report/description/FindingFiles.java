package dev.keywright.report.description;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.keywright.description.finding.EntityFindings;
import dev.keywright.description.finding.PlacedFinding;
import dev.keywright.description.key.KeyDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.SourceVersion;

/**
 * Reads the findings of a directory of classes. An entity whose keys are written has its findings
 * in the description of the first one; an entity that was refused, and a family, has a file of
 * findings.
 */
public final class FindingFiles {
  private static final String ENDING = ".json";
  private static final String ERROR = "error";

  private final Path classes;
  private final Map<String, List<PlacedFinding>> described = new TreeMap<>();
  private final Map<String, FileTime> times = new TreeMap<>();

  private FindingFiles(Path classes) {
    this.classes = classes;
  }

  /**
   * All findings of some directories of classes, by their entities.
   *
   * @throws UnreadableDescriptionException if a file cannot be read, or is of another schema
   */
  public static List<FoundFinding> in(List<Path> folders) throws IOException {
    List<FoundFinding> found = new ArrayList<>();
    for (Path folder : folders) {
      found.addAll(new FindingFiles(folder).read());
    }
    return found.stream().distinct().toList();
  }

  private List<FoundFinding> read() throws IOException {
    for (Path file : files(KeyDescription.FOLDER)) {
      KeyDescription key = Descriptions.parse(LimitedBytes.of(file), file.toString());
      FileTime time = Files.getLastModifiedTime(file);
      times.merge(key.entity(), time, (one, other) -> one.compareTo(other) > 0 ? one : other);
      described.computeIfAbsent(key.entity(), it -> new ArrayList<>()).addAll(key.reports());
    }
    List<FoundFinding> families = new ArrayList<>();
    for (Path file : files(EntityFindings.FOLDER)) {
      EntityFindings refused = parse(LimitedBytes.of(file), file.toString());
      if (file.toString().endsWith(EntityFindings.FAMILY + ENDING)) {
        refused.reports().forEach(it -> families.add(new FoundFinding(refused.entity(), it)));
      } else if (isCurrent(refused, Files.getLastModifiedTime(file))) {
        described.put(refused.entity(), refused.reports());
      }
    }
    List<FoundFinding> all = new ArrayList<>();
    described.forEach(
        (entity, findings) -> findings.forEach(it -> all.add(new FoundFinding(entity, it))));
    all.addAll(families);
    return all;
  }

  // javac never deletes what an older compilation wrote. What is younger tells how it ended: the
  // findings, or the description and the class.
  private boolean isCurrent(EntityFindings refused, FileTime time) throws IOException {
    FileTime ofKey = times.get(refused.entity());
    if (ofKey != null && ofKey.compareTo(time) > 0) {
      return false;
    }
    boolean isError = refused.reports().stream().anyMatch(it -> it.severity().equals(ERROR));
    Path compiled = classFile(refused.entity());
    return !isError
        || !Files.exists(compiled)
        || Files.getLastModifiedTime(compiled).compareTo(time) <= 0;
  }

  /** The class of a type by its name in source, in which nested types are after dots, too. */
  private Path classFile(String name) {
    String path = name.replace('.', '/');
    Path file = classes.resolve(path + ".class");
    while (!Files.exists(file) && path.indexOf('/') >= 0) {
      int last = path.lastIndexOf('/');
      path = path.substring(0, last) + "$" + path.substring(last + 1);
      file = classes.resolve(path + ".class");
    }
    return file;
  }

  private List<Path> files(String folder) throws IOException {
    Path directory = classes.resolve(folder);
    return ClassContainer.files(
        directory, it -> it.toString().endsWith(ENDING) && directory.equals(it.getParent()));
  }

  private static EntityFindings parse(byte[] json, String place) throws IOException {
    try {
      EntityFindings found = Descriptions.JSON.forType(EntityFindings.class).readValue(json);
      if (found.schema() != EntityFindings.SCHEMA) {
        throw new UnreadableDescriptionException(
            place
                + " has schema "
                + found.schema()
                + ", but this version reads schema "
                + EntityFindings.SCHEMA);
      }
      // The name becomes the path of a class.
      if (!SourceVersion.isName(found.entity())) {
        throw new UnreadableDescriptionException(
            place + " has findings of \"" + found.entity() + "\", which is not the name of a type");
      }
      return found;
    } catch (JsonProcessingException broken) {
      throw new UnreadableDescriptionException(
          place + " does not hold findings: " + broken.getOriginalMessage(), broken);
    }
  }
}
