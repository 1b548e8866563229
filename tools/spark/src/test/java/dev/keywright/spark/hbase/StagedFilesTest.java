package dev.keywright.spark.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.spark.region.RegionTask.Attempt;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.LocalFileSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StagedFilesTest {
  private final Configuration configuration = new Configuration();
  @TempDir private Path folder;
  private StagedFiles staged;

  /** Two runs have both seen that the region has no files before one of them renames its own. */
  public static final class Racing extends LocalFileSystem {
    private static volatile CyclicBarrier bothHaveLooked = new CyclicBarrier(1);

    @Override
    public boolean rename(org.apache.hadoop.fs.Path from, org.apache.hadoop.fs.Path to)
        throws IOException {
      try {
        bothHaveLooked.await(1, TimeUnit.MINUTES);
      } catch (Exception failed) {
        throw new IOException(failed);
      }
      synchronized (Racing.class) {
        return super.rename(from, to);
      }
    }
  }

  @BeforeEach
  void begin() throws IOException {
    configuration.set("fs.file.impl", Racing.class.getName());
    configuration.setBoolean("fs.file.impl.disable.cache", true);
    Racing.bothHaveLooked = new CyclicBarrier(1);
    staged = new StagedFiles(folder.toUri().toString());
    staged.begin(configuration);
  }

  private void write(StagedFiles load, Attempt attempt) throws IOException {
    org.apache.hadoop.fs.Path file =
        new org.apache.hadoop.fs.Path(load.ofAttempt(attempt), "f/file");
    try (OutputStream out = file.getFileSystem(configuration).create(file)) {
      out.write((int) attempt.id());
    }
  }

  private long files(StagedFiles load) throws IOException {
    return load.files(configuration, 1).values().stream().mapToLong(Collection::size).sum();
  }

  @Test
  void twoRunsAtOnceMakeOneRegion() throws Exception {
    Racing.bothHaveLooked = new CyclicBarrier(2);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Callable<Void>> runs = List.of(committing(1), committing(2));
      for (Future<Void> run : threads.invokeAll(runs)) {
        run.get();
      }
    } finally {
      threads.shutdown();
    }

    assertThat(files(staged)).isEqualTo(1);
    assertThat(staged.regions(configuration, 1)).isEqualTo(1);
  }

  private Callable<Void> committing(int id) throws IOException {
    write(staged, new Attempt(0, id));
    return () -> {
      staged.commit(configuration, new Attempt(0, id));
      return null;
    };
  }

  @Test
  void aRunThatOutlivesItsLoadHasNoPartInTheNextOne() throws IOException {
    StagedFiles next = new StagedFiles(folder.toUri().toString());
    staged.end(configuration);
    next.begin(configuration);
    write(staged, new Attempt(0, 9));

    assertThatThrownBy(() -> staged.commit(configuration, new Attempt(0, 9)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("region 0 was written after its load had ended");
    assertThat(files(next)).isZero();
    write(next, new Attempt(0, 1));
    next.commit(configuration, new Attempt(0, 1));
    assertThat(files(next)).isEqualTo(1);
    next.end(configuration);
    assertThat(folder).doesNotExist();
  }
}
