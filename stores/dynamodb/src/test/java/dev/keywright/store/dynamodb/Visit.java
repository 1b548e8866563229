package dev.keywright.store.dynamodb;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.Key;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverter;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticImmutableTableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item of many types, as a record that the Enhanced Client builds. */
record Visit(
    @Nullable String email,
    @Nullable UserId user,
    @Nullable Instant at,
    @Nullable Integer number,
    @Nullable State state,
    @Nullable List<Integer> path,
    @Nullable String note) {

  /** Whose visit it is: a single-value type with a converter of its own. */
  record UserId(long value) {
    static final AttributeConverter<UserId> CONVERTER = new Converter();
  }

  enum State {
    OPEN,
    DONE
  }

  static final String EMAIL_IS_THE_KEY =
      "TEXT separator='#' | PK: \"USER#\" email String | SK: at Instant time=ISO_MILLIS, number int"
          + " pad=6";

  static Key key(String layout, Visit visit) {
    LayoutCodec codec = LayoutCodec.of(LayoutSignature.parse(layout));
    Map<String, Object> all = new HashMap<>();
    all.put("email", visit.email());
    all.put("mail", visit.email());
    all.put("user", visit.user() == null ? null : visit.user().value());
    // As a generated key does, which rounds the time of its entity.
    boolean isRounded = layout.contains("floor=HOURS");
    all.put("at", isRounded ? visit.at().truncatedTo(ChronoUnit.HOURS) : visit.at());
    all.put("number", visit.number());
    all.put("state", visit.state() == null ? null : visit.state().name());
    all.put("path", visit.path());
    List<String> parts = codec.signature().parts().map(it -> it.name()).toList();
    all.keySet().retainAll(parts);
    Map<String, Object> columns =
        codec.signature().toString().contains("function=")
            ? codec.encodeIn(3, all)
            : codec.encode(all);
    return () -> columns;
  }

  static KeyedTableSchema<Visit> schema(String layout) {
    return KeyedTableSchema.of(properties(), layout, visit -> key(layout, visit));
  }

  static TableSchema<Visit> properties() {
    StaticImmutableTableSchema.Builder<Visit, Building> schema =
        TableSchema.builder(Visit.class, Building.class)
            .newItemBuilder(Building::new, Building::visit);
    add(schema, "email", EnhancedType.of(String.class), Visit::email, (it, v) -> it.email = v);
    add(schema, "at", EnhancedType.of(Instant.class), Visit::at, (it, v) -> it.at = v);
    add(schema, "number", EnhancedType.of(Integer.class), Visit::number, (it, v) -> it.number = v);
    add(schema, "state", EnhancedType.of(State.class), Visit::state, (it, v) -> it.state = v);
    add(schema, "path", EnhancedType.listOf(Integer.class), Visit::path, (it, v) -> it.path = v);
    add(schema, "note", EnhancedType.of(String.class), Visit::note, (it, v) -> it.note = v);
    schema.addAttribute(
        EnhancedType.of(UserId.class),
        it ->
            it.name("user")
                .getter(Visit::user)
                .setter((building, value) -> building.user = value)
                .attributeConverter(UserId.CONVERTER));
    return schema.build();
  }

  private static <V> void add(
      StaticImmutableTableSchema.Builder<Visit, Building> schema,
      String name,
      EnhancedType<V> type,
      Function<Visit, V> getter,
      BiConsumer<Building, V> setter) {
    schema.addAttribute(type, it -> it.name(name).getter(getter).setter(setter));
  }

  /** A visit while the client sets its attributes. */
  static final class Building {
    private @Nullable String email;
    private @Nullable UserId user;
    private @Nullable Instant at;
    private @Nullable Integer number;
    private @Nullable State state;
    private @Nullable List<Integer> path;
    private @Nullable String note;

    private Visit visit() {
      return new Visit(email, user, at, number, state, path, note);
    }
  }

  private static final class Converter implements AttributeConverter<UserId> {
    @Override
    public AttributeValue transformFrom(UserId user) {
      return AttributeValue.fromS("user-" + user.value());
    }

    @Override
    public UserId transformTo(AttributeValue attribute) {
      return new UserId(Long.parseLong(attribute.s().substring("user-".length())));
    }

    @Override
    public EnhancedType<UserId> type() {
      return EnhancedType.of(UserId.class);
    }

    @Override
    public AttributeValueType attributeValueType() {
      return AttributeValueType.S;
    }
  }
}
