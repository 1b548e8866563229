package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;

@AccessPattern(name = "uploadsBelow", equal = "user", prefix = "path")
@AccessPattern(name = "uploadsLike", equal = {"user", "path"}, prefix = "digest")
@AccessPattern(name = "usersLike", prefix = "user")
public record Upload(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Za-z", maxLength = 20) UserId user,
    @SortKey(order = 0, ordered = false)
        @Domain(alphabet = "0-9a-z/_.\\-", minLength = 1, maxLength = 200)
        Path path,
    @SortKey(order = 1, ordered = false) @Domain(minLength = 16, maxLength = 16) byte[] digest,
    long size) {

  public record UserId(String value) {}

  public record Path(String value) {}
}
