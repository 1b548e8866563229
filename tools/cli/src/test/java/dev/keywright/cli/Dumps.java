package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;

/** Writes the same keys in each form that the command reads. */
final class Dumps {
  private final Path directory;
  private final List<byte[]> keys;

  Dumps(Path directory, List<byte[]> keys) {
    this.directory = directory;
    this.keys = keys;
  }

  static String hbase(byte[] key) {
    StringBuilder shown = new StringBuilder();
    for (byte b : key) {
      shown.append(
          b >= '0' && b <= 'z' && b != '\\'
              ? String.valueOf((char) b)
              : String.format(Locale.ROOT, "\\x%02X", b));
    }
    return shown.toString();
  }

  static String base64(byte[] key) {
    return Base64.getEncoder().encodeToString(key);
  }

  static String hex(byte[] key) {
    return HexFormat.of().formatHex(key);
  }

  Path lines(String name, Function<byte[], String> written) throws IOException {
    return write(
        name, keys.stream().map(written).collect(Collectors.joining("\n")).getBytes(UTF_8));
  }

  Path csv(String name, char separator) throws IOException {
    return write(
        name,
        keys.stream()
            .map(key -> "\"a, b\"" + separator + hex(key))
            .collect(Collectors.joining("\r\n", "note" + separator + "the key\r\n", "\r\n"))
            .getBytes(UTF_8));
  }

  Path json(String name) throws IOException {
    return write(
        name,
        keys.stream()
            .map(key -> "{\"n\": 1, \"k\": \"" + hex(key) + "\"}")
            .collect(Collectors.joining("\n"))
            .getBytes(UTF_8));
  }

  Path dynamoDb(String name) throws IOException {
    return write(
        name,
        keys.stream()
            .map(key -> "{\"Item\":{\"k\":{\"B\":\"" + base64(key) + "\"},\"v\":{\"N\":\"1\"}}}")
            .collect(Collectors.joining("\n"))
            .getBytes(UTF_8));
  }

  Path mvStore(String name) {
    Path file = directory.resolve(name);
    try (MVStore store = MVStore.open(file.toString())) {
      MVMap<byte[], byte[]> map = store.openMap("rows");
      keys.forEach(key -> map.put(key, new byte[1]));
    }
    return file;
  }

  Path rocksDb(String name) throws RocksDBException {
    Path store = directory.resolve(name);
    try (Options options = new Options().setCreateIfMissing(true);
        RocksDB rocks = RocksDB.open(options, store.toString())) {
      for (byte[] key : keys) {
        rocks.put(key, new byte[1]);
      }
    }
    return store;
  }

  Path gzip(String name) throws IOException {
    Path file = directory.resolve(name);
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      writeHex(out);
    }
    return file;
  }

  Path zstd(String name) throws IOException {
    Path file = directory.resolve(name);
    try (OutputStream out = new ZstdOutputStream(Files.newOutputStream(file))) {
      writeHex(out);
    }
    return file;
  }

  private void writeHex(OutputStream out) throws IOException {
    for (byte[] key : keys) {
      out.write((hex(key) + "\n").getBytes(ISO_8859_1));
    }
  }

  private Path write(String name, byte[] content) throws IOException {
    return Files.write(directory.resolve(name), content);
  }
}
