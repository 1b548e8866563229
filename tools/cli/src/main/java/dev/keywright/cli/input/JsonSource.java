package dev.keywright.cli.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * Columns of JSON objects, one object on each line. An object may be an item as DynamoDB exports
 * it, {@code {"Item": {"PK": {"S": "USER#1"}}}}.
 *
 * @param columns their names
 */
record JsonSource(InputStream in, KeyEncoding encoding, List<String> columns) implements KeySource {
  // Of two objects on one line, the second would be lost without a word.
  private static final ObjectReader OBJECTS =
      new ObjectMapper().reader(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

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
      JsonNode object = OBJECTS.readTree(withoutComma(line));
      if (object.isArray()) {
        throw new BrokenKeyException("is an array; jq -c .[] writes each object on its own line");
      }
      for (int i = 0; i < key.length; i++) {
        key[i] = value(object, columns.get(i));
      }
      return key;
    } catch (JsonProcessingException noJson) {
      throw new BrokenKeyException("is not JSON: " + noJson.getOriginalMessage(), noJson);
    } catch (CharConversionException noText) {
      throw new BrokenKeyException("is no text: " + noText.getMessage(), noText);
    }
  }

  /** An array with one object on each line is read, too. */
  private static byte[] withoutComma(byte[] line) {
    int last = line.length - 1;
    return last >= 0 && line[last] == ',' ? Arrays.copyOf(line, last) : line;
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
      throw new BrokenKeyException(column + " is neither a text nor a whole number of 64 bits");
    }
    return encoding.decode(column, value.textValue().getBytes(UTF_8));
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
