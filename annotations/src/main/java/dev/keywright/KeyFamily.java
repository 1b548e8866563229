package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Marks a sealed interface whose permitted entities share one table. Each row of the table is a key
 * of exactly one of them.
 *
 * <pre>{@code
 * @KeyFamily
 * sealed interface ShopItem permits UserOrder, UserProfile {}
 * }</pre>
 *
 * <p>Keywright generates {@code ShopItemKey}, a sealed interface that {@code UserOrderKey} and
 * {@code UserProfileKey} implement. Its {@code decode} takes the columns of any row, and returns
 * the key of the entity that the row belongs to.
 *
 * <p>All entities are in the package of the interface. A permitted type that is sealed itself
 * represents the entities that it permits. The keys must have the same columns.
 */
@Target(ElementType.TYPE)
@Repeatable(KeyFamily.List.class)
public @interface KeyFamily {
  /** The name of the key that each entity has for this table; the default key has no name. */
  String key() default "";

  /** Families of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    KeyFamily[] value();
  }
}
