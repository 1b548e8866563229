package dev.keywright.processor.declared;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A record component, field or getter that is a part of a key.
 *
 * @param access how the entity hands it out, such as {@code deviceId()}
 * @param nullable whether the entity says that it may be null
 * @param changedBy what may change it after its row is written, as users name it
 */
public record DeclaredMember(
    Annotated declared,
    String access,
    boolean nullable,
    Optional<String> changedBy,
    MemberType type) {

  public String name() {
    return declared.name();
  }

  DeclaredMember with(UnaryOperator<Annotated> change) {
    return new DeclaredMember(
        change.apply(declared), access, nullable, changedBy, type.with(change));
  }
}
