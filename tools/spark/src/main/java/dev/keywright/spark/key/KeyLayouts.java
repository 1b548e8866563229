package dev.keywright.spark.key;

import dev.keywright.analysis.verify.KeyReader;
import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The layout of a key, or those of the members of a family, as a job sends them to its executors:
 * by their text. Two are equal if their names and texts are.
 */
public final class KeyLayouts implements Serializable {
  private static final long serialVersionUID = 1;

  private final LinkedHashMap<String, String> layouts;
  private transient volatile @Nullable List<KeyReader> readers;

  private KeyLayouts(Map<String, String> layouts) {
    this.layouts = new LinkedHashMap<>(layouts);
  }

  /**
   * Layouts by the names of their keys.
   *
   * @throws IllegalArgumentException if there is none
   * @throws MalformedSignatureException if a text is no layout
   */
  public static KeyLayouts of(Map<String, String> layouts) {
    if (layouts.isEmpty()) {
      throw new IllegalArgumentException("there is no layout");
    }
    layouts.values().forEach(LayoutSignature::parse);
    return new KeyLayouts(layouts);
  }

  /**
   * The layout of a generated key, or those of all members of a family.
   *
   * @throws IllegalArgumentException if the class is not a generated key, or two members have one
   *     simple name
   */
  public static KeyLayouts of(Class<?> key) {
    return of(GeneratedKeys.layouts(key));
  }

  /** The layouts, each with the name of its key. */
  public List<NamedLayout> named() {
    List<NamedLayout> named = new ArrayList<>();
    layouts.forEach((name, text) -> named.add(new NamedLayout(name, LayoutSignature.parse(text))));
    return named;
  }

  /** The only layout. */
  public NamedLayout only() {
    if (layouts.size() != 1) {
      throw new IllegalArgumentException(
          "this takes one layout, and there are those of " + layouts.keySet());
    }
    return named().get(0);
  }

  /** What reads the keys of each layout; made once on each machine that asks. */
  public List<KeyReader> readers() {
    List<KeyReader> made = readers;
    if (made == null) {
      made = named().stream().map(KeyReader::new).toList();
      readers = made;
    }
    return made;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KeyLayouts that && layouts.equals(that.layouts);
  }

  @Override
  public int hashCode() {
    return layouts.hashCode();
  }

  @Override
  public String toString() {
    return layouts.toString();
  }
}
