package dev.keywright.cli.input;

import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.StoreKind;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Finds the client of a store: on the class path, or in the directory {@code lib} beside the jar of
 * the command. A jar in {@code lib} is loaded only if its store is asked for, because the libraries
 * of two clients do not go together.
 */
public final class StoreJars {
  private StoreJars() {}

  /**
   * The client of a store.
   *
   * @throws IOException if its jar is not there
   */
  public static LiveStore find(StoreKind kind) throws IOException {
    ClassLoader own = StoreJars.class.getClassLoader();
    Optional<LiveStore> found = in(own, kind);
    Optional<Path> jar = directory().map(it -> it.resolve(kind.jar())).filter(Files::isRegularFile);
    if (found.isEmpty() && jar.isPresent()) {
      // Open as long as the process: clients load classes until their last thread has ended.
      found = in(new URLClassLoader(new URL[] {jar.get().toUri().toURL()}, own), kind);
    }
    return found.orElseThrow(
        () ->
            new UnreadableInputException(
                ("--store %s needs the client of this store, which is not here: put %s into the"
                        + " directory lib beside keywright.jar")
                    .formatted(kind.shown(), kind.jar())));
  }

  private static Optional<LiveStore> in(ClassLoader loader, StoreKind kind) {
    for (LiveStore store : ServiceLoader.load(LiveStore.class, loader)) {
      if (store.kind() == kind) {
        return Optional.of(store);
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> directory() throws IOException {
    CodeSource source = StoreJars.class.getProtectionDomain().getCodeSource();
    if (source == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Path.of(source.getLocation().toURI()).resolveSibling("lib"));
    } catch (URISyntaxException noPath) {
      throw new IOException(noPath.getMessage(), noPath);
    }
  }
}
