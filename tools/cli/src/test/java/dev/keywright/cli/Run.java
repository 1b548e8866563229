package dev.keywright.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;

/** One run of the command: its exit code, and what it printed. */
record Run(int code, String out, String err) {

  static Run of(String... arguments) {
    return withInput(new byte[0], arguments);
  }

  static Run withInput(byte[] standardInput, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        Keywright.run(
            new ByteArrayInputStream(standardInput),
            new Interruption(),
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            arguments);
    return new Run(code, out.toString(), err.toString());
  }

  JsonNode json() throws JsonProcessingException {
    return new ObjectMapper().readTree(out);
  }
}
