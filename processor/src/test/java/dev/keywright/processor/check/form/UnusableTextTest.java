package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.frame.TextForm;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnusableTextTest {
  private static final TextForm FIXED = TextForm.fixed(32);

  @Test
  void aNumberHasNoEndToShow() {
    assertThat(by(new IllegalPart(), partition(aLong("id").framed(FIXED)).binary()))
        .containsExactly(
            """
            KW006 id@EncodedText
            @EncodedText writes a String or bytes, and id has type long
            remove @EncodedText\
            """);
  }

  @Test
  void textHasNoBytes() {
    assertThat(by(new IllegalPart(), partition(text("user").framed(FIXED))))
        .containsExactly(
            """
            KW006 user@EncodedText.as
            FIXED writes user as bytes, which TEXT cannot hold
            add @KeyFormat(Format.BINARY), and remove @Separator; or remove @EncodedText\
            """);
  }

  @Test
  void aLengthInFrontHasNoDirection() {
    TextForm form = TextForm.lengthPrefixed(4);
    assertThat(by(new IllegalPart(), partition(text("user").framed(form).descending()).binary()))
        .containsExactly(
            """
            KW006 user.direction
            LENGTH_PREFIXED does not sort its values in either direction, so direction = DESC has no effect
            remove direction\
            """);
  }

  @Test
  void whatNobodyCanReadIsOutOfRange() {
    assertThat(
            by(
                new IllegalPart(),
                partition(bytes("hash").framed(TextForm.fixed(0)), text("name")).binary()))
        .containsExactly(
            """
            KW005 hash@EncodedText
            width = 0 is not from 1 to 65535 for hash
            write what the other system has\
            """);
    TextForm open = TextForm.terminated('!', List.of(new TextForm.Escape("!", "")));
    assertThat(by(new IllegalPart(), partition(text("name").framed(open)).binary())).hasSize(1);
  }

  @Test
  void bracesThatAUserWritesStayAsTheyAre() {
    TextForm.Escape escape = new TextForm.Escape("{timeValue}", "");
    TextForm braces = TextForm.terminated(0, List.of(escape));

    assertThat(by(new IllegalPart(), partition(text("name").framed(braces)).binary()))
        .containsExactly(
            """
            KW005 name@EncodedText
            escape "{timeValue}"->"" does not replace one ASCII character by others for name
            write what the other system has\
            """);
  }

  @Test
  void aTailIsReadFromTheRight() {
    TextForm tail = TextForm.tail();
    assertThat(by(new IllegalPart(), partition(text("name").framed(tail)).binary()))
        .containsExactly(
            """
            KW006 name@EncodedText.as
            TAIL is read from the right, and nothing comes after name
            remove @EncodedText\
            """);
    assertThat(by(new IllegalPart(), partition(text("name").framed(tail), text("more")).binary()))
        .containsExactly(
            """
            KW006 name@EncodedText.as
            TAIL is read from the right, and what comes after name has no fixed width
            write the parts after name in a fixed width\
            """);
    assertThat(by(new IllegalPart(), partition(text("name").framed(tail), aLong("id")).binary()))
        .isEmpty();
  }

  @Test
  void anythingElseIsSilent() {
    assertThat(by(new IllegalPart(), partition(bytes("hash").framed(FIXED)).binary())).isEmpty();
    assertThat(
            by(
                new IllegalPart(),
                partition(text("name").framed(TextForm.terminated(0, List.of())).descending())
                    .binary()))
        .isEmpty();
  }
}
