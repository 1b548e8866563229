package dev.keywright.processor;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.codec.ItemCodec;
import dev.keywright.runtime.codec.MapCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.TextList;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The codecs, hash prefixes and buckets of a generated key: what its private constants hold, and
 * what its {@code LAYOUT} builds.
 *
 * @param held by the generated class
 * @param built of the signature
 */
public record CodecConstants(List<Object> held, List<Object> built) {
  private static final Pattern OF_OLDER_VERSION = Pattern.compile("V\\d+_");

  public static CodecConstants of(Class<?> key) throws IllegalAccessException {
    List<Object> held = new ArrayList<>();
    String layout = "";
    for (Field field : key.getDeclaredFields()) {
      // Neither the class nor its constants need be public.
      field.setAccessible(true);
      if (field.getName().equals("LAYOUT")) {
        layout = (String) field.get(null);
      } else if (Modifier.isStatic(field.getModifiers())
          && isCodec(field.getType())
          && !OF_OLDER_VERSION.matcher(field.getName()).lookingAt()) {
        held.add(comparable(field.get(null)));
      }
    }
    return new CodecConstants(held, built(LayoutCodec.of(LayoutSignature.parse(layout))));
  }

  private static boolean isCodec(Class<?> type) {
    return ItemCodec.class.isAssignableFrom(type) || Buckets.class.isAssignableFrom(type);
  }

  private static List<Object> built(LayoutCodec layout) {
    List<Object> built = new ArrayList<>();
    for (ColumnCodec<?> column : layout.columns()) {
      for (Item<?> item : column.items()) {
        if (item instanceof Item.Bucket<?> bucket) {
          built.add(bucket.encoding().codec());
        } else if (item instanceof Item.Hash<?> hash) {
          built.add(hash.encoding().codec());
        } else if (item instanceof Item.Part<?> part) {
          built.addAll(elements(part.codec()));
          built.add(comparable(part.codec()));
        } else if (item instanceof Item.Copy<?> copy) {
          PartCodec<?, ?> first = layout.part(copy.part().signature().name());
          if (!copy.part().codec().equals(first)) {
            built.add(comparable(copy.part().codec()));
          }
        }
      }
    }
    layout.bucket().ifPresent(bucket -> built.add(bucket.buckets()));
    return built;
  }

  // A key holds the parts of an element as constants of its own, for the class that writes it.
  private static List<Object> elements(PartCodec<?, ?> codec) {
    List<? extends PartCodec<?, ?>> parts = List.of();
    if (codec instanceof TextList<?> list) {
      parts = list.parts();
    } else if (codec instanceof BinaryList<?> list) {
      parts = list.parts();
    }
    return parts.stream().map(CodecConstants::comparable).toList();
  }

  // A key holds the constants of an enum and the class of an element, and a layout their names and
  // a row of values: all the rest is alike.
  private static Object comparable(Object codec) {
    if (codec instanceof CodePart<?> codes) {
      return List.of(codes.name(), named(codes.codes()), named(codes.written()), codes.separator());
    }
    if (codec instanceof BinaryCode<?> codes) {
      return List.of(codes.text(), named(codes.codes()));
    }
    if (codec instanceof MapCodec<?, ?, ?> map) {
      return comparable(map.list());
    }
    if (codec instanceof TextList<?> list) {
      return List.of(
          list.name(),
          elements(list),
          list.separator(),
          list.between(),
          list.isMap(),
          list.limits());
    }
    return codec instanceof BinaryList<?> list
        ? List.of(list.name(), elements(list), list.isMap(), list.limits())
        : codec;
  }

  private static List<String> named(Map<?, String> codes) {
    return codes.entrySet().stream()
        .map(
            it ->
                (it.getKey() instanceof Enum<?> constant ? constant.name() : it.getKey())
                    + "="
                    + it.getValue())
        .toList();
  }

  /** Whether the key holds each codec that its signature builds, and no other. */
  public boolean areEqual() {
    List<Object> rest = new ArrayList<>(built);
    return held.stream().allMatch(rest::remove) && rest.isEmpty();
  }
}
