package dev.keywright.analysis.verify;

import dev.keywright.layout.assembly.BucketFunctions;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import java.io.NotSerializableException;
import java.io.Serializable;

/**
 * A layout and what people call it, such as the name of its key class.
 *
 * @param functions those that may choose its buckets; buckets that another one chooses are read,
 *     and not compared
 */
public record NamedLayout(String name, LayoutSignature signature, BucketFunctions functions)
    implements Serializable {

  /** A layout with the functions that Keywright knows. */
  public NamedLayout(String name, LayoutSignature signature) {
    this(name, signature, BucketFunctions.ready());
  }

  /** The same layout, whose buckets these functions may choose. */
  public NamedLayout with(BucketFunctions known) {
    return new NamedLayout(name, signature, known);
  }

  /** What reads its keys. */
  public LayoutCodec codec() {
    return LayoutCodec.of(signature, functions);
  }

  /** What explains its keys. */
  public KeyInspector inspector() {
    return KeyInspector.of(signature, functions);
  }

  // Functions of the user are code, which is not saved.
  private Object writeReplace() throws NotSerializableException {
    if (!functions.equals(BucketFunctions.ready())) {
      throw new NotSerializableException("bucket functions of " + name);
    }
    return new Saved(name, signature.toString());
  }

  private record Saved(String name, String signature) implements Serializable {
    private Object readResolve() {
      return new NamedLayout(name, LayoutSignature.parse(signature));
    }
  }
}
