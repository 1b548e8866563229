package dev.keywright.testing.law;

import dev.keywright.runtime.Key;
import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.key.Reflected;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.PartCandidates;
import dev.keywright.testing.value.PartCandidates.Candidate;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A key stays what it is, whatever is done to the values that it was made of or returns. */
final class ImmutabilityLaw implements RowsJudge.RowsLaw {
  private final TestedKey key;
  private final TestedRows sample;

  ImmutabilityLaw(TestedRows sample) {
    this.sample = sample;
    this.key = sample.testedKey();
  }

  @Override
  public Optional<String> fault(List<KeyRow> rows) {
    KeyRow row = rows.get(0);
    for (PartCandidates part : sample.parts()) {
      Object value = row.value(part.part().name());
      Map<String, Object> java = new LinkedHashMap<>(row.java());
      Object array = value instanceof byte[] bytes ? bytes.clone() : value;
      if (!part.isGiven()) {
        java.put(part.part().name(), made(part, array));
      }
      Key made = key.create(java);
      change(array);
      change(Objects.requireNonNull(java.get(part.part().name())));
      attack(part, Objects.requireNonNull(java.get(part.part().name())));
      Object returned = key.component(made, part.component());
      change(returned);
      attack(part, returned);
      if (!Plain.same(made.columns(), row.columns())) {
        return Optional.of(
            row
                + "\n  becomes "
                + Plain.shown(made.columns())
                + " when its "
                + part.part().name()
                + ", a "
                + part.component().getType().getSimpleName()
                + ", is changed from outside");
      }
    }
    return Optional.empty();
  }

  // Around the very array, which somebody else still has.
  private static Object made(PartCandidates part, Object value) {
    Class<?> type = part.component().getType();
    if (!(value instanceof byte[])) {
      return JavaValues.of(part.component().getGenericType(), part.part().type(), value);
    }
    return around(type, value);
  }

  private static Object around(Class<?> type, Object value) {
    if (type.isInstance(value)) {
      return value;
    }
    Constructor<?> constructor = JavaValues.around(type);
    return Reflected.create(constructor, around(constructor.getParameterTypes()[0], value));
  }

  private static void change(Object value) {
    if (value instanceof byte[] bytes) {
      for (int i = 0; i < bytes.length; i++) {
        bytes[i]++;
      }
    } else if (value instanceof Collection<?> || value instanceof Map<?, ?>) {
      ignoringRefusal(value instanceof Map<?, ?> map ? map::clear : ((Collection<?>) value)::clear);
    }
  }

  private static void ignoringRefusal(Runnable change) {
    try {
      change.run();
    } catch (RuntimeException isUnchangeable) {
      // What cannot be changed stays what it is: that is the law.
      return;
    }
  }

  /** Changes an object of the application by its getters of arrays, its setters and its fields. */
  private static void attack(PartCandidates part, Object value) {
    Class<?> type = value.getClass();
    if (!JavaValues.isAroundOne(type)) {
      return;
    }
    for (Method method : type.getDeclaredMethods()) {
      int modifiers = method.getModifiers();
      if (!Modifier.isStatic(modifiers)
          && !Modifier.isPrivate(modifiers)
          && !method.isSynthetic()) {
        attack(part, value, method);
      }
    }
    for (Field field : type.getDeclaredFields()) {
      int modifiers = field.getModifiers();
      if (!Modifier.isStatic(modifiers)
          && !Modifier.isFinal(modifiers)
          && !Modifier.isPrivate(modifiers)) {
        others(part, field.getType())
            .forEach(other -> ignoringRefusal(() -> set(field, value, other)));
      }
    }
  }

  private static void attack(PartCandidates part, Object value, Method method) {
    if (method.getParameterCount() == 0 && method.getReturnType() == byte[].class) {
      ignoringRefusal(() -> change(Objects.requireNonNull(Reflected.call(method, value))));
    }
    if (method.getParameterCount() == 1 && !method.getName().equals("equals")) {
      others(part, method.getParameterTypes()[0])
          .forEach(other -> ignoringRefusal(() -> Reflected.call(method, value, other)));
    }
  }

  private static void set(Field field, Object target, Object value) {
    Reflected.open(field);
    try {
      field.set(target, value);
    } catch (IllegalAccessException refused) {
      throw new IllegalStateException(refused);
    }
  }

  // Two, since one of them may be the value that is there.
  private static List<Object> others(PartCandidates part, Class<?> type) {
    return part.legal().stream()
        .map(Candidate::value)
        .filter(it -> JavaValues.isInstance(type, it))
        .limit(2)
        .toList();
  }
}
