package dev.keywright.cli.output;

import dev.keywright.analysis.verify.Rejects;
import dev.keywright.cli.input.ChosenKeys;
import dev.keywright.runtime.Shown;
import java.io.Closeable;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A file with a line for each malformed key: its number, the reason and the key, with tabs. If
 * there are several inputs, the name of one and a colon stand in front of the number.
 */
public final class RejectFile implements Rejects, Closeable {
  private final Optional<ResultFile> file;
  private @Nullable LostResultException loss;
  private String input = "";

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

  /** Hands keys on, and notes which input they come from. */
  public ChosenKeys from(ChosenKeys keys) {
    return new ChosenKeys() {
      @Override
      public void add(long number, Object... columns) {
        keys.add(number, columns);
      }

      @Override
      public void begin(String file) {
        input = Shown.visible(file) + ":";
      }
    };
  }

  @Override
  public void add(long number, String reason, String key) {
    if (file.isPresent() && loss == null) {
      try {
        file.get().add(input + number + "\t" + reason + "\t" + key + "\n");
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
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
