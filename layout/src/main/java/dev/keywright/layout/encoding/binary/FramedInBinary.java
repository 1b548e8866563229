package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.frame.ByteGroups;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A text, or bytes, whose end another system shows. */
final class FramedInBinary extends PartEncoding<BinaryFramed<?>> {
  private final TextForm frame;

  private FramedInBinary(
      PartSignature part,
      PartEncoding<?> content,
      TextForm frame,
      RecordedCalls<? extends BinaryFramed<?>> made) {
    super(
        part,
        made,
        it -> width(content.width(), frame),
        it -> FormWords.joined(content.inWords(), FormWords.inWords(frame)));
    this.frame = frame;
  }

  /**
   * The encoding of a part in its place.
   *
   * @param form what shows the end
   */
  static FramedInBinary of(PartSignature part, TextForm form, Place place) {
    TextForm frame = form.encoding() == TextEncoding.TAIL ? TextForm.before(place.tail()) : form;
    PartSignature plain = part.with(Encoding.PLAIN);
    if (part.kind() == Kind.TEXT) {
      RecordedCalls<BinaryString> text = StringInBinary.content(part);
      return new FramedInBinary(
          part, new StringInBinary(plain, text), frame, made(part, text, frame));
    }
    RecordedCalls<BinaryBytes> bytes = BytesInBinary.content(part);
    return new FramedInBinary(
        part, new BytesInBinary(plain, bytes), frame, made(part, bytes, frame));
  }

  private static <T> RecordedCalls<BinaryFramed<T>> made(
      PartSignature part, RecordedCalls<? extends BinaryPart<T>> content, TextForm frame) {
    BinaryFramed<T> framed = BinaryFramed.of(content.value(), frame);
    Class<?> type = BinaryFramed.class;
    RecordedCalls<BinaryFramed<T>> made =
        switch (frame.encoding()) {
          case FIXED ->
              frame.fill().isPresent()
                  ? RecordedCalls.of(
                      framed, type, "filled", content, frame.width(), frame.fill().getAsInt())
                  : RecordedCalls.of(framed, type, "fixed", content, frame.width());
          case LENGTH_PREFIXED ->
              RecordedCalls.of(framed, type, "lengthPrefixed", content, frame.lengthBytes());
          case TERMINATED -> {
            List<Object> arguments = new ArrayList<>(List.of(content));
            frame.end().chars().forEach(arguments::add);
            frame.escapes().forEach(it -> arguments.addAll(List.of(it.of(), it.by())));
            yield RecordedCalls.of(framed, type, "terminated", arguments.toArray());
          }
          case GROUPED -> RecordedCalls.of(framed, type, "grouped", content);
          case TAIL -> RecordedCalls.of(framed, type, "before", content, frame.width());
        };
    return made.when(
        part.encoding().descending(), "descendingOrder", BinaryFramed::descendingOrder);
  }

  @Override
  public Optional<TextForm> frame() {
    return Optional.of(frame);
  }

  private static Width width(Width plain, TextForm frame) {
    return switch (frame.encoding()) {
      case FIXED -> Width.fixed(frame.width());
      case LENGTH_PREFIXED ->
          Width.atMost(
              Math.min(plain.bytes().orElse(Integer.MAX_VALUE), frame.most()) + Integer.BYTES + 1);
      case TERMINATED -> {
        int widest = frame.escapes().stream().mapToInt(it -> it.by().length()).max().orElse(1);
        yield plain.bytes().isEmpty()
            ? Width.UNBOUNDED
            : Width.atMost(plain.bytes().getAsLong() * widest + frame.end().length());
      }
      case GROUPED ->
          plain.bytes().isEmpty()
              ? Width.UNBOUNDED
              : Width.atMost((plain.bytes().getAsLong() / 8 + 1) * ByteGroups.SIZE);
      case TAIL -> plain;
    };
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return frame.encoding() == TextEncoding.TAIL;
  }
}
