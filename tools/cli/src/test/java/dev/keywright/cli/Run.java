package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;

/** One run of the command: its exit code, and what it printed. */
record Run(int code, String out, String err) {

  static Run of(String... arguments) {
    return withInput(new byte[0], arguments);
  }

  static Run withInput(byte[] standardInput, String... arguments) {
    return withInput(new ByteArrayInputStream(standardInput), arguments);
  }

  static Run withInput(InputStream standardInput, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Keywright.run(standardInput, new Interruption(), out, err, arguments);
    return new Run(code, out.toString(UTF_8), err.toString(UTF_8));
  }

  JsonNode json() throws JsonProcessingException {
    return new ObjectMapper().readTree(out);
  }
}
