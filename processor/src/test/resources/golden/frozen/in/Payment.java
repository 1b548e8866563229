package demo;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.FrozenLayout;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;

@Bucket(count = 16, of = "account")
@FrozenLayout(
    version = 1,
    signature =
        "TEXT separator=':' | partitionKey: account int pad=6, shop enum(OTHER=\"o\" TAOBAO=\"tb\") unordered, number int pad=9")
@FrozenLayout(
    version = 2,
    signature =
        "TEXT separator=',' | partitionKey: bucket count=8 by=HASH hash=MD5 of=account, account long pad=9, shop enum(OTHER=\"o\" TAOBAO=\"tb\") unordered, number int pad=9 max=999")
@FrozenLayout(
    version = 3,
    signature =
        "TEXT separator=',' | partitionKey: bucket count=16 by=HASH hash=MD5 of=account, account long pad=9, shop enum(OTHER=\"o\" TAOBAO=\"tb\") unordered, number int pad=9 max=999")
@FrozenLayout(version = 4, signature = "TEXT separator=',' | partitionKey: id int pad=9", key = "byId")
@FrozenLayout(version = 5, signature = "TEXT separator=',' | partitionKey: number int pad=9 max=99999", key = "byId")
public record Payment(
    @PartitionKey(order = 0, pad = 9) Account account,
    @PartitionKey(order = 1, ordered = false) Shop shop,
    @PartitionKey(order = 2, pad = 9)
        @PartitionKey(order = 0, pad = 9, key = "byId")
        @Domain(max = 99999)
        int number) {

  public record Account(long value) {}

  public enum Shop {
    @KeyCode("tb")
    TAOBAO,
    @KeyCode("o")
    OTHER
  }
}
