package dev.keywright.guard.lock;

import dev.keywright.report.description.Descriptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The keys of a module as they have just been compiled.
 *
 * @param undescribed the classes of keys of which nothing but the class is there
 */
public record CompiledModule(List<CompiledKey> keys, List<String> undescribed) {

  /**
   * The keys in directories of classes and in jars.
   *
   * @throws IOException if one cannot be read
   */
  public static CompiledModule in(List<Path> containers) throws IOException {
    List<CompiledKey> keys = Descriptions.in(containers).stream().map(CompiledKey::of).toList();
    Set<String> described = keys.stream().map(CompiledKey::key).collect(Collectors.toSet());
    return new CompiledModule(
        keys, KeyClasses.in(containers).stream().filter(it -> !described.contains(it)).toList());
  }

  /** The key of a class. */
  public Optional<CompiledKey> find(String key) {
    return keys.stream().filter(it -> it.key().equals(key)).findFirst();
  }
}
