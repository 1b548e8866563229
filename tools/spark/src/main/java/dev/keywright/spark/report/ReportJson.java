package dev.keywright.spark.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.analysis.verify.VerificationReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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

    static Input of(long keys, Map<String, Long> nulls) {
      List<String> shown = new ArrayList<>();
      nulls.forEach(
          (column, rows) ->
              shown.add("column " + column + " is null: " + rows + (rows == 1 ? " row" : " rows")));
      long all = nulls.values().stream().mapToLong(Long::longValue).sum();
      return new Input(List.of(), false, List.of(), keys, keys, new Broken(all, shown), false);
    }
  }

  private record Profiled(Input input, ProfileReport profile) {}

  private record Verified(
      Input input, VerificationReport verification, List<String> otherIndexes) {}

  static String of(ProfileReport report, Map<String, Long> nulls) {
    return text(new Profiled(Input.of(report.keys(), nulls), report));
  }

  static String of(VerificationReport report, Map<String, Long> nulls) {
    return text(new Verified(Input.of(report.keys(), nulls), report, List.of()));
  }

  private static String text(Object report) {
    try {
      return MAPPER.writeValueAsString(report);
    } catch (JsonProcessingException unwritable) {
      throw new IllegalStateException("a report that JSON cannot show", unwritable);
    }
  }
}
