package dev.keywright.spark.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * What an export says of itself.
 *
 * @param items of the table
 * @param files that have them
 */
record ExportManifest(long items, List<DataFile> files) {
  private static final String DATA = "data/";
  private static final JsonMapper MAPPER = new JsonMapper();

  /**
   * A file with items.
   *
   * @param place in the folder of the export
   * @param items that it has
   * @param md5 of the file as it is stored, in base64
   */
  record DataFile(String place, long items, String md5) implements Serializable {}

  static ExportManifest read(Configuration configuration, String folder) throws IOException {
    JsonNode summary = MAPPER.readTree(checked(configuration, folder, "manifest-summary"));
    String type = summary.path("exportType").asText("FULL_EXPORT");
    if (!type.equals("FULL_EXPORT")) {
      throw new IOException(
          folder
              + " is of type "
              + type
              + ": it has changes of items, and a full export has items");
    }
    String format = summary.path("outputFormat").asText();
    if (!format.equals("DYNAMODB_JSON")) {
      throw new IOException(
          folder + " is in the format " + format + ": export the table as DYNAMODB_JSON");
    }
    List<DataFile> files = new ArrayList<>();
    for (String line : checked(configuration, folder, "manifest-files").lines().toList()) {
      if (!line.isBlank()) {
        files.add(file(folder, MAPPER.readTree(line)));
      }
    }
    long items = summary.path("itemCount").asLong(-1);
    long inFiles = files.stream().mapToLong(DataFile::items).sum();
    if (items != inFiles) {
      throw new IOException(
          folder + " has " + items + " items by its summary, and " + inFiles + " by its files");
    }
    return new ExportManifest(items, files);
  }

  private static DataFile file(String folder, JsonNode file) throws IOException {
    String key = file.path("dataFileS3Key").asText();
    int data = key.lastIndexOf(DATA);
    if (data < 0 || !file.path("itemCount").isIntegralNumber()) {
      throw new IOException(
          folder + ": a line in manifest-files.json does not describe a data file: " + file);
    }
    return new DataFile(
        key.substring(data), file.path("itemCount").asLong(), file.path("md5Checksum").asText());
  }

  /** A manifest that is what its checksum says. */
  private static String checked(Configuration configuration, String folder, String name)
      throws IOException {
    byte[] manifest = bytes(configuration, new Path(folder, name + ".json"));
    String checksum =
        new String(bytes(configuration, new Path(folder, name + ".checksum")), UTF_8).strip();
    String found = Base64.getEncoder().encodeToString(md5().digest(manifest));
    if (!checksum.equals(found)) {
      throw new IOException(
          name + ".json of " + folder + " has the checksum " + found + ", and not " + checksum);
    }
    return new String(manifest, UTF_8);
  }

  private static byte[] bytes(Configuration configuration, Path file) throws IOException {
    FileSystem files = file.getFileSystem(configuration);
    try (InputStream in = files.open(file)) {
      return in.readAllBytes();
    }
  }

  /** Refuses a file that is another one than the export has written. */
  static void requireWhole(Configuration configuration, String folder, DataFile file)
      throws IOException {
    Path place = new Path(folder, file.place);
    MessageDigest digest = md5();
    try (InputStream in =
        new DigestInputStream(place.getFileSystem(configuration).open(place), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    String found = Base64.getEncoder().encodeToString(digest.digest());
    if (!found.equals(file.md5)) {
      throw new IOException(
          place + " has the checksum " + found + ", and not " + file.md5 + " as in the manifest");
    }
  }

  private static MessageDigest md5() {
    try {
      return MessageDigest.getInstance("MD5");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JVM has MD5", impossible);
    }
  }
}
