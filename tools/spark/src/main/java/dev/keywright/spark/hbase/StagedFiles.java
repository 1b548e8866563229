package dev.keywright.spark.hbase;

import dev.keywright.spark.region.RegionTask;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hbase.util.Bytes;

/**
 * The folder in which the files of a load wait: {@code attempts} has those of each run of a task,
 * {@code regions} those of finished ones.
 *
 * @param folder its address
 * @param load the name of a folder in it that no other load has: a run that outlives its load
 *     writes there
 */
record StagedFiles(String folder, String load) implements Serializable {

  StagedFiles(String folder) {
    this(folder, UUID.randomUUID().toString());
  }

  private FileSystem fileSystem(Configuration configuration) throws IOException {
    return new Path(folder).getFileSystem(configuration);
  }

  /** Refuses a folder that has something in it, since that would be loaded, too. */
  void begin(Configuration configuration) throws IOException {
    FileSystem files = fileSystem(configuration);
    Path root = new Path(folder);
    if (files.exists(root) && files.listStatus(root).length > 0) {
      throw new IllegalArgumentException(
          "the staging folder " + folder + " has something in it: take a new one");
    }
    files.mkdirs(finished());
  }

  private Path root() {
    return new Path(folder, load);
  }

  private Path finished() {
    return new Path(root(), "regions");
  }

  /** Where a run writes its files. */
  Path ofAttempt(RegionTask.Attempt attempt) {
    return new Path(new Path(root(), "attempts"), attempt.region() + "-" + attempt.id());
  }

  private Path ofRegion(int region) {
    return new Path(finished(), String.valueOf(region));
  }

  /**
   * Makes the files of a run those of its region, unless another run was first, which has written
   * the same.
   */
  void commit(Configuration configuration, RegionTask.Attempt attempt) throws IOException {
    FileSystem files = fileSystem(configuration);
    Path written = ofAttempt(attempt);
    Path place = ofRegion(attempt.region());
    if (!files.exists(finished())) {
      files.delete(root(), true);
      throw new IOException(
          "region "
              + attempt.region()
              + " was written after its load had ended: nothing of this run is loaded");
    }
    // If another run is first between the two, this one becomes a folder in it, which is no family.
    if (!files.exists(place) && !files.rename(written, place) && !files.exists(place)) {
      throw new IOException("cannot rename " + written + " to " + place);
    }
    files.delete(written, true);
  }

  /** All finished files, by family. */
  Map<byte[], List<Path>> files(Configuration configuration, int regions) throws IOException {
    FileSystem files = fileSystem(configuration);
    Map<byte[], List<Path>> byFamily = new TreeMap<>(Bytes.BYTES_COMPARATOR);
    for (int region = 0; region < regions; region++) {
      if (files.exists(ofRegion(region))) {
        for (FileStatus family : files.listStatus(ofRegion(region))) {
          for (FileStatus file : files.listStatus(family.getPath())) {
            if (file.isFile()) {
              byte[] name = Bytes.toBytes(family.getPath().getName());
              byFamily.computeIfAbsent(name, it -> new ArrayList<>()).add(file.getPath());
            }
          }
        }
      }
    }
    return byFamily;
  }

  /** How many regions have got files. */
  int regions(Configuration configuration, int regions) throws IOException {
    FileSystem files = fileSystem(configuration);
    int count = 0;
    for (int region = 0; region < regions; region++) {
      count += files.exists(ofRegion(region)) ? 1 : 0;
    }
    return count;
  }

  void end(Configuration configuration) throws IOException {
    fileSystem(configuration).delete(new Path(folder), true);
  }
}
