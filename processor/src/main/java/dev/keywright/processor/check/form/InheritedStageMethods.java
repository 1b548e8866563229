package dev.keywright.processor.check.form;

import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.scan.RangeStage;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.TreeSet;

/** Names that no part can have, as every stage of a scan inherits a method that is called so. */
final class InheritedStageMethods {
  private static final Set<String> TAKEN = new TreeSet<>();

  static {
    addMethods(RangeStage.class);
    addMethods(BucketStage.class);
  }

  private InheritedStageMethods() {}

  private static void addMethods(Class<?> stage) {
    for (Class<?> type = stage; type != null; type = type.getSuperclass()) {
      for (Method method : type.getDeclaredMethods()) {
        boolean isInherited = !Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic();
        boolean isNullary = method.getParameterCount() == 0;
        if (isInherited && (isNullary || Modifier.isFinal(method.getModifiers()))) {
          TAKEN.add(method.getName());
        }
      }
    }
  }

  /** Whether the methods of a part with this name would clash with one that stages inherit. */
  static boolean areTaken(String name) {
    return TAKEN.contains(name);
  }
}
