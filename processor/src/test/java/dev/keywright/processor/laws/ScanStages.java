package dev.keywright.processor.laws;

import static java.util.stream.Collectors.toMap;

import dev.keywright.processor.laws.Design.NamedPart;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The stages of a generated scan, one for each part. */
final class ScanStages {
  private final LoadedKey key;
  private final List<Stage> stages = new ArrayList<>();

  /**
   * What can be asked about a part.
   *
   * @param equal fixes the part; the last one ends the scan
   * @param ranges by the suffix of their names
   */
  record Stage(String part, Call all, Call equal, Map<String, Call> ranges) {

    static Stage of(String part, Class<?> type, Method equal) {
      Map<String, Call> ranges =
          Arrays.stream(type.getMethods())
              .filter(it -> it.getName().startsWith(part) && !it.getName().equals(part))
              .collect(toMap(it -> it.getName().substring(part.length()), Call::of));
      return new Stage(part, Call.of(LoadedKey.method(type, "all")), Call.of(equal), ranges);
    }

    /** The range method with a suffix, such as {@code AtLeast}. */
    Call range(String suffix) {
      return ranges.get(suffix);
    }

    /** The suffixes of its range methods. */
    Set<String> suffixes() {
      return ranges.keySet();
    }
  }

  ScanStages(LoadedDesign loaded) {
    this.key = loaded.key();
    Class<?> type = key.scan().getClass();
    for (NamedPart part : loaded.design().parts()) {
      Method equal = LoadedKey.method(type, part.name());
      stages.add(Stage.of(part.name(), type, equal));
      type = equal.getReturnType();
    }
  }

  Stage of(int part) {
    return stages.get(part);
  }

  /** The scan that has fixed all parts before this one. */
  Object before(int part, List<Object> arguments) {
    Object scan = key.scan();
    for (int i = 0; i < part; i++) {
      scan = stages.get(i).equal().on(scan, arguments.get(i));
    }
    return scan;
  }

  /**
   * All keys in which a part is this value: what fixing it and asking for all that is left gives.
   */
  Object equal(int part, Object scan, Object argument) {
    Object fixed = stages.get(part).equal().on(scan, argument);
    return part == stages.size() - 1 ? fixed : stages.get(part + 1).all().on(fixed);
  }
}
