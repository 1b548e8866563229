package dev.keywright.store;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.cursor.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of a family, and makes of each the entity that its key belongs to.
 *
 * <pre>{@code
 * FamilyReader<Map<String, AttributeValue>, ShopItem> shop =
 *     FamilyReader.<Map<String, AttributeValue>, ShopItem>of(reader, ShopItemKey::decode)
 *         .kind(UserProfileKey.class, (key, item) -> profiles.mapToItem(item))
 *         .kind(UserOrderKey.class, (key, item) -> orders.mapToItem(item));
 *
 * Page<ShopItem, Position> page = shop.page(ShopItemKey.scan().userId("u1").all(), after, 50);
 * }</pre>
 *
 * @param <R> a row, as the client returns it
 * @param <T> what all entities of the family are
 */
public final class FamilyReader<R, T> {
  private final StoreReader<R> reader;
  private final Function<? super Map<String, Object>, ? extends Key> decode;
  private final Map<Class<? extends Key>, BiFunction<Key, R, T>> kinds;

  private FamilyReader(
      StoreReader<R> reader,
      Function<? super Map<String, Object>, ? extends Key> decode,
      Map<Class<? extends Key>, BiFunction<Key, R, T>> kinds) {
    this.reader = reader;
    this.decode = decode;
    this.kinds = kinds;
  }

  /**
   * A reader that knows no entity yet.
   *
   * @param decode {@code decode} of the family's key
   */
  public static <R, T> FamilyReader<R, T> of(
      StoreReader<R> reader, Function<? super Map<String, Object>, ? extends Key> decode) {
    return new FamilyReader<>(reader, decode, Map.of());
  }

  /**
   * The same with one more entity.
   *
   * @param key the class of its key
   * @param entity makes the entity of a row and its key
   */
  public <K extends Key> FamilyReader<R, T> kind(
      Class<K> key, BiFunction<? super K, ? super R, ? extends T> entity) {
    Map<Class<? extends Key>, BiFunction<Key, R, T>> all = new LinkedHashMap<>(kinds);
    all.put(key, (found, row) -> entity.apply(key.cast(found), row));
    return new FamilyReader<>(reader, decode, all);
  }

  /**
   * The first entities of a range, in its direction.
   *
   * <p>Reading throws a {@link dev.keywright.runtime.MalformedKeyException} at a row that belongs
   * to no entity of the family, and an {@link IllegalStateException} at one of an entity that this
   * reader does not know.
   */
  public PagedRows<T> read(KeyRange<?> range, long limit) {
    return reader.read(range, limit).map(this::entity);
  }

  /**
   * A page of a range for a client, as {@link StoreReader#page(KeyRange, Position, int)} reads it.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if a row belongs to no entity of the family
   * @throws IllegalStateException if a row is of an entity that this reader does not know
   */
  public Page<T, Position> page(KeyRange<?> range, @Nullable Position after, int limit) {
    return reader.page(range, after, limit).map(this::entity);
  }

  /**
   * The first entities of the whole table, or those after a position, as {@link
   * StoreReader#readAll(Position, long)} reads it. Reading throws as {@link #read} does: {@code
   * reader.only} leaves out rows that are none of the family.
   */
  public PagedRows<T> readAll(@Nullable Position after, long limit) {
    return reader.readAll(after, limit).map(this::entity);
  }

  /**
   * A page of the whole table, as {@link StoreReader#pageOfAll} reads it.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if a row belongs to no entity of the family
   * @throws IllegalStateException if a row is of an entity that this reader does not know
   */
  public Page<T, Position> pageOfAll(@Nullable Position after, int limit) {
    return reader.pageOfAll(after, limit).map(this::entity);
  }

  /**
   * The entity of a row.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if the row belongs to no entity of the
   *     family
   * @throws IllegalStateException if it is of an entity that this reader does not know
   */
  public T entity(R row) {
    Key key = reader.<Key>decode(row, decode);
    BiFunction<Key, R, T> kind = kinds.get(key.getClass());
    if (kind == null) {
      String name = key.getClass().getSimpleName();
      throw new IllegalStateException(
          "a row has the key "
              + key
              + ", but this reader knows only "
              + kinds.keySet().stream().map(Class::getSimpleName).toList()
              + ": add .kind("
              + name
              + ".class, (key, row) -> ...), or leave such rows out with reader.only");
    }
    return kind.apply(key, row);
  }
}
