package dev.keywright.cli.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.PrintWriter;

/** Reports as JSON: the components of their records, by name. */
public final class JsonOutput {
  private JsonOutput() {}

  /** Prints an object on lines of its own. */
  public static void print(PrintWriter out, Object report) {
    try {
      out.print(
          JsonMapper.builder()
              .addModule(new Jdk8Module())
              .enable(SerializationFeature.INDENT_OUTPUT)
              .build()
              .writeValueAsString(report));
      out.println();
    } catch (JsonProcessingException unwritable) {
      throw new IllegalStateException("a report that JSON cannot show", unwritable);
    }
  }
}
