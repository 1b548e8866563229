package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.PrefixCodec;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.source.Expression;
import java.util.ArrayList;
import java.util.List;

/**
 * A text, or bytes, whose end another system shows.
 *
 * @param content the codec of the value as the last part of a column, without an end
 * @param framing what shows the end
 * @param descending whether every byte is complemented
 * @param <T> {@code String} or {@code byte[]}
 */
public record BinaryFramed<T>(BinaryPart<T> content, Framing framing, boolean descending)
    implements BinaryPart<T>, PrefixCodec<T, byte[]> {
  /** A part of values in a form. */
  public static <T> BinaryFramed<T> of(BinaryPart<T> content, TextForm frame) {
    return new BinaryFramed<>(content, Framing.of(frame), false);
  }

  /** Values of exactly so many bytes. */
  public static <T> BinaryFramed<T> fixed(BinaryPart<T> content, int width) {
    return of(content, TextForm.fixed(width));
  }

  /** Values of up to so many bytes, with a byte behind shorter ones. */
  public static <T> BinaryFramed<T> filled(BinaryPart<T> content, int width, int fill) {
    return of(content, TextForm.filled(width, fill));
  }

  /** Values behind their length in so many bytes, or in a varint for 0. */
  public static <T> BinaryFramed<T> lengthPrefixed(BinaryPart<T> content, int lengthBytes) {
    return of(content, TextForm.lengthPrefixed(lengthBytes));
  }

  /** Values before a byte, and pairs of a character in them and of what stands for it. */
  public static <T> BinaryFramed<T> terminated(BinaryPart<T> content, int end, String... escapes) {
    List<TextForm.Escape> pairs = new ArrayList<>();
    for (int i = 0; i + 1 < escapes.length; i += 2) {
      pairs.add(new TextForm.Escape(escapes[i], escapes[i + 1]));
    }
    return of(content, TextForm.terminated(end, pairs));
  }

  /** Values before so many bytes, which end the column. */
  public static <T> BinaryFramed<T> before(BinaryPart<T> content, int tail) {
    return of(content, TextForm.before(tail));
  }

  /** The same part with the order of its values turned around. */
  public BinaryFramed<T> descendingOrder() {
    return new BinaryFramed<>(content, framing, true);
  }

  TextForm frame() {
    return framing.form();
  }

  @Override
  public Expression expression() {
    List<Object> arguments = new ArrayList<>(List.of(content.expression()));
    String method =
        switch (frame().encoding()) {
          case FIXED -> {
            arguments.add(frame().width());
            frame().fill().ifPresent(arguments::add);
            yield frame().fill().isPresent() ? "filled" : "fixed";
          }
          case LENGTH_PREFIXED -> {
            arguments.add(frame().lengthBytes());
            yield "lengthPrefixed";
          }
          case TERMINATED -> {
            arguments.add(frame().end());
            frame()
                .escapes()
                .forEach(
                    escape -> {
                      arguments.add(escape.of());
                      arguments.add(escape.by());
                    });
            yield "terminated";
          }
          case TAIL -> {
            arguments.add(frame().width());
            yield "before";
          }
        };
    return Expression.of(BinaryFramed.class, method, arguments.toArray())
        .when(descending, "descendingOrder");
  }

  @Override
  public String name() {
    return content.name();
  }

  @Override
  public Accepted accepts() {
    return content.accepts();
  }

  @Override
  public Width encodedWidth() {
    return switch (frame().encoding()) {
      case FIXED -> Width.fixed(frame().width());
      case LENGTH_PREFIXED -> Width.atMost(most()).plus(Width.atMost(Integer.BYTES + 1));
      case TERMINATED -> {
        int widest =
            frame().escapes().stream().mapToInt(escape -> escape.by().length()).max().orElse(1);
        long content = this.content.encodedWidth().bytes().orElse(-1);
        yield content < 0 ? Width.UNBOUNDED : Width.atMost(content * widest + 1);
      }
      case TAIL -> content.encodedWidth();
    };
  }

  private long most() {
    return Math.min(content.encodedWidth().bytes().orElse(Integer.MAX_VALUE), frame().most());
  }

  @Override
  public String form() {
    return Form.of(content.form(), frame().inWords(), Form.direction(descending));
  }

  @Override
  public Extremes<byte[]> extremes() {
    return new FramedExtremes<>(this).extremes();
  }

  @Override
  public boolean mayBeTruncated(byte[] beginning) {
    return frame().encoding() == TextEncoding.TAIL;
  }

  @Override
  public void check(T value) {
    FramedEncoder.size(this, value);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(T value) {
    return FramedEncoder.size(this, value);
  }

  /** Writes the value and returns the index behind it. */
  @Override
  public int write(T value, byte[] out, int at) {
    return FramedEncoder.write(this, value, out, at);
  }

  @Override
  public byte[] encodeBeginning(T value) {
    @SuppressWarnings("unchecked") // texts and bytes have beginnings
    byte[] content = ((PrefixCodec<T, byte[]>) this.content).encodeBeginning(value);
    return FramedEncoder.beginning(this, value, content);
  }

  @Override
  public T read(BinaryReader in) {
    in.begin(name());
    return new FramedReading(framing, descending ? -1 : 0).read(content, in);
  }
}
