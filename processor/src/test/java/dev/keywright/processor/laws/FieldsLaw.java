package dev.keywright.processor.laws;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Comparator;

/** A generated class has no field that can change, so that any number of threads can share it. */
record FieldsLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    for (Class<?> type : loaded.key().classes()) {
      for (Field field : type.getDeclaredFields()) {
        boolean isFinal = Modifier.isFinal(field.getModifiers());
        boolean isSharedArray = field.getType().isArray() && isStatic(field);
        tally.check(isFinal && !isSharedArray, loaded.design(), ": ", field);
        tally.check(!isStatic(field) || isSafe(field.getType()), loaded.design(), ": ", field);
        tally.count("fields", 1);
      }
    }
  }

  private static boolean isStatic(Field field) {
    return Modifier.isStatic(field.getModifiers());
  }

  // SharedStateTest of the runtime looks into its classes.
  private static boolean isSafe(Class<?> type) {
    return type == String.class
        || type == Comparator.class
        || type.isPrimitive()
        || type.getName().startsWith("dev.keywright.runtime.");
  }
}
