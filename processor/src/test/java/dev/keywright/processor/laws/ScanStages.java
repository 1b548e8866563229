package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The stages of a generated scan, one for each part. */
final class ScanStages {
  private final LoadedKey key;
  private final List<Stage> stages = new ArrayList<>();

  /**
   * What can be asked about a part.
   *
   * @param equal fixes the part; the last one ends the scan
   */
  record Stage(String part, Class<?> type, Call all, Call equal) {

    /** The range method with a suffix, such as {@code AtLeast}. */
    Call range(String suffix) {
      return Call.of(LoadedKey.method(type, part + suffix));
    }

    /** The suffixes of its range methods. */
    Set<String> suffixes() {
      return Arrays.stream(type.getMethods())
          .map(Method::getName)
          .filter(name -> name.startsWith(part) && !name.equals(part))
          .map(name -> name.substring(part.length()))
          .collect(Collectors.toSet());
    }
  }

  ScanStages(LoadedDesign loaded) {
    this.key = loaded.key();
    Class<?> type = key.scan().getClass();
    for (NamedPart part : loaded.design().parts()) {
      Method equal = LoadedKey.method(type, part.name());
      Call all = Call.of(LoadedKey.method(type, "all"));
      stages.add(new Stage(part.name(), type, all, Call.of(equal)));
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
