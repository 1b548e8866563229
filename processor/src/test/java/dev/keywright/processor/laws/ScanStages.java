package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
   * @param bounds gives what has the other questions, if there are any
   */
  record Stage(Call all, Call equal, Optional<Method> bounds) {

    /** One of the {@link #questions} of the part, as a call on the stage. */
    Call range(String question) {
      Method ofPart = bounds.orElseThrow();
      MethodHandle asked = Call.handle(LoadedKey.method(ofPart.getReturnType(), question));
      MethodHandle bound = Call.handle(ofPart);
      // A question may be declared by a type above that of the part.
      MethodHandle fitting =
          asked.asType(asked.type().changeParameterType(0, bound.type().returnType()));
      return Call.of(MethodHandles.filterArguments(fitting, 0, bound));
    }

    /** What can be asked besides equality, such as {@code atLeast}. */
    Set<String> questions() {
      return bounds.stream()
          .flatMap(it -> Arrays.stream(it.getReturnType().getMethods()))
          .map(Method::getName)
          .collect(Collectors.toSet());
    }
  }

  ScanStages(LoadedDesign loaded) {
    this.key = loaded.key();
    Class<?> type = key.scan().getClass();
    for (NamedPart part : loaded.design().parts()) {
      Call all = Call.of(LoadedKey.method(type, "all"));
      Method equal = LoadedKey.method(type, part.name(), 1).orElseThrow();
      stages.add(new Stage(all, Call.of(equal), LoadedKey.method(type, part.name(), 0)));
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
