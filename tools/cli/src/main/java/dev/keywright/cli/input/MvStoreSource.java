package dev.keywright.cli.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.TreeSet;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * The keys of one map in a file of MVStore, in its order.
 *
 * @param map its name; empty if the file has only one
 */
record MvStoreSource(Path file, Optional<String> map) implements KeySource {

  @Override
  public void read(KeySink sink) throws IOException {
    // Of anything without a size, MVStore would make a new store.
    if (!Files.isRegularFile(file) || Files.size(file) == 0) {
      throw new UnreadableInputException(
          "an MVStore is a file with contents, not a pipe, a directory or an empty file");
    }
    try (MVStore store = new MVStore.Builder().fileName(file.toString()).readOnly().open()) {
      MVMap<Object, Object> opened = store.openMap(name(store));
      Iterator<Object> keys = opened.keyIterator(null);
      for (long number = 1; keys.hasNext(); number++) {
        Object key = keys.next();
        sink.key(number, () -> new Object[] {content(key)});
      }
    } catch (MVStoreException failed) {
      boolean isNone =
          failed.getErrorCode() == DataUtils.ERROR_READING_FAILED
              || failed.getErrorCode() == DataUtils.ERROR_FILE_CORRUPT;
      throw new UnreadableInputException(
          isNone ? "it is no MVStore, or only a part of one" : String.valueOf(failed.getMessage()),
          failed);
    }
  }

  private String name(MVStore store) throws UnreadableInputException {
    TreeSet<String> names = new TreeSet<>(store.getMapNames());
    if (map.isPresent() ? names.contains(map.get()) : names.size() == 1) {
      return map.orElseGet(names::first);
    }
    throw new UnreadableInputException(
        map.map(it -> "there is no map " + it).orElse("name the map: --map NAME")
            + "; the file has "
            + names);
  }

  private static Object content(Object key) throws BrokenKeyException {
    if (key instanceof byte[] || key instanceof Long) {
      return key;
    }
    if (key instanceof String text) {
      return text.getBytes(UTF_8);
    }
    throw new BrokenKeyException("is a " + key.getClass().getSimpleName() + ", not bytes or text");
  }
}
