package demo

import dev.keywright.Domain
import dev.keywright.PartitionKey
import dev.keywright.Separator
import dev.keywright.SortKey

/** An order, whose getters Kotlin writes. */
@Separator(',')
data class Order(
    @get:PartitionKey(order = 0, pad = 6) val customer: Int,
    @get:PartitionKey(order = 1) @get:Domain(alphabet = "a-z", maxLength = 8) val shop: String,
    @field:SortKey(order = 0, pad = 4) val number: Int,
)

/** Prints a key, and what it says when it is read. */
fun main() {
  val key = OrderKey.of(Order(54, "books", 7))
  println(key.partitionKey() + " " + key.sortKey())
  println(OrderKey.decode(key.partitionKey(), key.sortKey()) == key)
}
