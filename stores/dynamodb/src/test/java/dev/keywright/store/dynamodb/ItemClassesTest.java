package dev.keywright.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemClassesTest {
  private static final String PARCELS =
      "TEXT separator='#' | PK: city String | SK: shelf long pad=12, mail String";
  private static final String TICKETS = "BINARY | PK: id UUID | seat: seat long native";

  private static Key key(ParcelBean bean) {
    return Columns.of("PK", bean.city())
            .and("SK", "00000000000" + bean.getPlace().getShelf() + "#" + bean.getMail())
        ::asMap;
  }

  private static byte[] bytes(UUID id) {
    return ByteBuffer.allocate(16)
        .putLong(id.getMostSignificantBits())
        .putLong(id.getLeastSignificantBits())
        .array();
  }

  @Test
  void theBeanInsideABeanIsFilledByItsOwnConverters() {
    KeyedTableSchema<ParcelBean> schema =
        KeyedTableSchema.of(TableSchema.fromBean(ParcelBean.class), PARCELS, ItemClassesTest::key)
            .member("mail", "e-mail")
            .notStored("e-mail")
            .notStored("city")
            .notStored("shelf");
    ParcelBean bean = new ParcelBean();
    bean.setNumber(4);
    bean.setMail("ann@example.com");
    ParcelBean.Place place = new ParcelBean.Place();
    place.setCity("Rome");
    place.setShelf(7);
    bean.setPlace(place);

    Map<String, AttributeValue> saved = schema.itemToMap(bean, true);
    assertThat(saved).containsOnlyKeys("PK", "SK", "number");

    ParcelBean read = schema.mapToItem(saved);
    assertThat(read.getMail()).isEqualTo("ann@example.com");
    assertThat(read.city()).isEqualTo("Rome");
    assertThat(read.getPlace().getShelf()).isEqualTo(7);
    assertThat(schema.itemToMap(read, true)).isEqualTo(saved);
  }

  @Test
  void aValueThatAPropertyCannotHoldIsNamed() {
    KeyedTableSchema<ParcelBean> schema =
        KeyedTableSchema.of(TableSchema.fromBean(ParcelBean.class), PARCELS, ItemClassesTest::key);
    Map<String, AttributeValue> large =
        Map.of(
            "PK", AttributeValue.fromS("Rome"),
            "SK", AttributeValue.fromS("999999999999#ann@example.com"));

    assertThatThrownBy(() -> schema.mapToItem(large))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("attribute shelf cannot hold 999999999999, which its key has");
  }

  @Test
  void anImmutableItemIsBuiltOfItsKeyToo() {
    KeyedTableSchema<Ticket> schema =
        KeyedTableSchema.of(
            TableSchema.fromImmutableClass(Ticket.class),
            TICKETS,
            ticket ->
                Columns.of("PK", bytes(ticket.id())).and("seat", (long) ticket.seat())::asMap);
    Ticket ticket = Ticket.builder().id(new UUID(5, 6)).seat((short) 12).build();
    Map<String, AttributeValue> saved = schema.notStored("id").itemToMap(ticket, true);
    assertThat(saved).containsOnlyKeys("PK", "seat");

    Ticket read = schema.mapToItem(saved);
    assertThat(List.of(read.id(), read.seat())).isEqualTo(List.of(new UUID(5, 6), (short) 12));
    assertThatThrownBy(() -> schema.notStored("seat"))
        .hasMessage("attribute seat is a column of a key itself, so it is stored");
  }
}
