package dev.keywright.report.description;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.keywright.description.finding.FindingPlace;
import dev.keywright.description.key.JsonField;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** Reads the descriptions of all keys from jars and from folders of classes. */
public final class Descriptions {
  private static final String ENDING = ".json";

  // A description of a newer processor may have more fields.
  static final ObjectReader JSON =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .annotationIntrospector(new FieldNames())
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .defaultSetterInfo(
              JsonSetter.Value.construct(Nulls.AS_EMPTY, /* contentNulls= */ Nulls.FAIL))
          .withConfigOverride(
              FindingPlace.class,
              it -> it.setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL)))
          .build()
          .reader();

  private Descriptions() {}

  /** The fields of records whose names are words of Java. */
  private static final class FieldNames extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public @Nullable PropertyName findNameForDeserialization(Annotated component) {
      JsonField field = _findAnnotation(component, JsonField.class);
      return field == null || field.value().isEmpty()
          ? super.findNameForDeserialization(component)
          : PropertyName.construct(field.value());
    }
  }

  /**
   * The keys in some jars and folders, by the names of their classes. A key that is in several of
   * them is read from the first.
   *
   * @throws UnreadableDescriptionException if one cannot be read, or is of another schema
   */
  public static List<KeyDescription> in(List<Path> containers) throws IOException {
    Map<String, KeyDescription> keys = new TreeMap<>();
    for (Path container : containers) {
      for (KeyDescription key : readable(container)) {
        keys.putIfAbsent(key.keyClass(), key);
      }
    }
    return List.copyOf(keys.values());
  }

  private static List<KeyDescription> readable(Path container) throws IOException {
    try {
      return in(container);
    } catch (UnreadableDescriptionException explained) {
      throw explained;
    } catch (IOException failed) {
      throw new UnreadableDescriptionException(
          container + " cannot be read: " + failed.getMessage(), failed);
    }
  }

  private static List<KeyDescription> in(Path container) throws IOException {
    if (!Files.exists(container)) {
      throw new UnreadableDescriptionException("there is no file " + container);
    }
    List<KeyDescription> keys = new ArrayList<>();
    try {
      ClassContainer.read(
          container,
          KeyDescription.FOLDER,
          Descriptions::isDescription,
          (bytes, place) -> keys.add(parse(bytes, place)));
    } catch (ZipException unreadable) {
      throw new UnreadableDescriptionException(container + " is no jar", unreadable);
    }
    return keys;
  }

  private static boolean isDescription(String name) {
    return name.startsWith(KeyDescription.FOLDER)
        && name.endsWith(ENDING)
        // Below that are the findings of types without a key.
        && name.indexOf('/', KeyDescription.FOLDER.length()) < 0;
  }

  /**
   * Reads one description.
   *
   * @param place where it comes from, for messages
   * @throws UnreadableDescriptionException if it is none, or is of another schema
   */
  public static KeyDescription parse(byte[] json, String place) throws IOException {
    try {
      JsonNode tree = JSON.readTree(json);
      int schema = tree.path("schema").asInt();
      if (schema != KeyDescription.SCHEMA) {
        throw new UnreadableDescriptionException(
            place
                + " has schema "
                + schema
                + ", but this version reads schema "
                + KeyDescription.SCHEMA);
      }
      KeyDescription key = JSON.treeToValue(tree, KeyDescription.class);
      LayoutSignature.parse(key.layout());
      key.frozen().stream().flatMap(it -> it.layout().stream()).forEach(LayoutSignature::parse);
      return key;
    } catch (MalformedSignatureException malformed) {
      throw new UnreadableDescriptionException(
          place + " has a layout that this version cannot read: " + malformed.getMessage(),
          malformed);
    } catch (JsonProcessingException broken) {
      throw new UnreadableDescriptionException(
          place + " is not a description of a key: " + broken.getOriginalMessage(), broken);
    }
  }

  /**
   * Says that a description has the columns and parts of its layout, which pages look up.
   *
   * @throws UnreadableDescriptionException if it has not
   */
  public static void requireAgreement(KeyDescription key) throws UnreadableDescriptionException {
    Optional<String> fault = LayoutAgreement.fault(key);
    if (fault.isPresent()) {
      throw new UnreadableDescriptionException(
          "the description of "
              + key.keyClass()
              + " "
              + fault.get()
              + ": compile the module again");
    }
  }
}
