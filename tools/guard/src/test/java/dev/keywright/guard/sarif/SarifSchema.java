package dev.keywright.guard.sarif;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The standard's own schema. */
final class SarifSchema {
  private static final String RESOURCE = "/schema/sarif-schema-2.1.0.json";

  private SarifSchema() {}

  /** What is wrong with a document. */
  static List<String> faults(JsonNode document) throws IOException {
    try (InputStream in = requireNonNull(SarifSchema.class.getResourceAsStream(RESOURCE))) {
      JsonSchema schema = JsonSchemaFactory.getInstance(VersionFlag.V7).getSchema(in);
      return schema.validate(document).stream().map(Object::toString).toList();
    }
  }
}
