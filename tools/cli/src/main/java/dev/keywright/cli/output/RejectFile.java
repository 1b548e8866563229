package dev.keywright.cli.output;

import dev.keywright.analysis.verify.Rejects;
import java.io.Closeable;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A file with a line for each malformed key: its number, the reason and the key, with tabs. */
public final class RejectFile implements Rejects, Closeable {
  private final Optional<ResultFile> file;
  private @Nullable LostResultException loss;

  private RejectFile(Optional<ResultFile> file) {
    this.file = file;
  }

  /**
   * The file that was asked for, if one was.
   *
   * @throws LostResultException if it cannot be written
   */
  public static RejectFile of(@Nullable Path asked) throws LostResultException {
    return new RejectFile(asked == null ? Optional.empty() : Optional.of(ResultFile.at(asked)));
  }

  @Override
  public void add(long number, String reason, String key) {
    if (file.isPresent() && loss == null) {
      try {
        file.get().add(number + "\t" + reason + "\t" + key + "\n");
      } catch (LostResultException lost) {
        // Reported at the end: what was learnt until then is printed all the same.
        loss = lost;
      }
    }
  }

  /**
   * Puts the file into its place.
   *
   * @throws LostResultException if it could not be written
   */
  public void finish() throws LostResultException {
    if (loss != null) {
      throw loss;
    }
    if (file.isPresent()) {
      file.get().finish();
    }
  }

  @Override
  public void close() throws LostResultException {
    if (file.isPresent() && loss == null) {
      file.get().close();
    }
  }
}
