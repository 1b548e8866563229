package dev.keywright.spark.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.analysis.verify.VerificationReport;
import java.util.List;

/** Reports as the commands {@code profile} and {@code verify} print them with {@code --json}. */
final class ReportJson {
  private static final JsonMapper MAPPER = JsonMapper.builder().addModule(new Jdk8Module()).build();

  private ReportJson() {}

  private record Broken(long lines, List<String> first) {}

  private record Input(
      List<String> files,
      boolean isTable,
      List<String> columns,
      long keys,
      long used,
      Broken broken,
      boolean isStopped) {

    static Input of(long keys) {
      Broken none = new Broken(0, List.of());
      return new Input(List.of(), false, List.of(), keys, keys, none, false);
    }
  }

  private record Profiled(Input input, ProfileReport profile) {}

  private record Verified(
      Input input, VerificationReport verification, List<String> otherIndexes) {}

  static String of(ProfileReport report) {
    return text(new Profiled(Input.of(report.keys()), report));
  }

  static String of(VerificationReport report) {
    return text(new Verified(Input.of(report.keys()), report, List.of()));
  }

  private static String text(Object report) {
    try {
      return MAPPER.writeValueAsString(report);
    } catch (JsonProcessingException unwritable) {
      throw new IllegalStateException("a report that JSON cannot show", unwritable);
    }
  }
}
