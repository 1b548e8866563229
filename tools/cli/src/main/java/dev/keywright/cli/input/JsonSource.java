package dev.keywright.cli.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.Base64;
import java.util.List;

/**
 * Columns of JSON objects, one object on each line. An object may be an item as DynamoDB exports
 * it, {@code {"Item": {"PK": {"S": "USER#1"}}}}.
 *
 * @param columns their names
 */
record JsonSource(InputStream in, KeyEncoding encoding, List<String> columns) implements KeySource {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Override
  public void read(KeySink sink) throws IOException {
    if (columns.isEmpty()) {
      throw new UnreadableInputException("name the fields of the key: --column PK --column SK");
    }
    LineReader.read(in, sink, this::key);
  }

  private Object[] key(byte[] line) throws BrokenKeyException, IOException {
    Object[] key = new Object[columns.size()];
    try {
      JsonNode object = MAPPER.readTree(line);
      for (int i = 0; i < key.length; i++) {
        key[i] = value(object, columns.get(i));
      }
      return key;
    } catch (JsonProcessingException noJson) {
      throw new BrokenKeyException("is not JSON: " + noJson.getOriginalMessage(), noJson);
    }
  }

  private Object value(JsonNode object, String column) throws BrokenKeyException {
    JsonNode item = object.has(column) ? object : object.path("Item");
    JsonNode value = item.path(column);
    if (value.isMissingNode() || value.isNull()) {
      throw new BrokenKeyException("has no field " + column);
    }
    if (value.isObject() && value.size() == 1) {
      return typed(value, column);
    }
    if (value.isIntegralNumber() && value.canConvertToLong()) {
      return value.longValue();
    }
    if (!value.isTextual()) {
      throw new BrokenKeyException(column + " is neither a text nor a whole number");
    }
    return encoding.decode(column, value.textValue());
  }

  // DynamoDB names the type of each value; keys are texts, numbers or bytes.
  private static Object typed(JsonNode value, String column) throws BrokenKeyException {
    String type = value.fieldNames().next();
    String text = value.path(type).asText();
    try {
      return switch (type) {
        case "S" -> text.getBytes(UTF_8);
        case "N" -> Long.valueOf(text);
        case "B" -> Base64.getDecoder().decode(text);
        default -> throw new BrokenKeyException(column + " is of the type " + type);
      };
    } catch (IllegalArgumentException noValue) {
      throw new BrokenKeyException(
          column + " is not a value of the type " + type + ": " + text, noValue);
    }
  }
}
