package dev.keywright.store.kv.pages;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.StoreReader;
import dev.keywright.store.cursor.Cursors;
import dev.keywright.store.cursor.InvalidCursorException;
import dev.keywright.store.cursor.Position;
import dev.keywright.store.kv.KeyValue;
import java.security.Principal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
record DevicePurchases(StoreReader<KeyValue> reader, Cursors cursors) {
  record Answer(List<PurchaseKey> purchases, @Nullable String next) {}

  @GetMapping("/devices/{device}/purchases")
  Answer page(
      @PathVariable("device") int device,
      @RequestParam(name = "after", required = false) @Nullable String after,
      Principal user) {
    KeyRange<String> range = PurchaseKey.scan().deviceId(device).all();
    Position position = cursors.position(after, range, user.getName());
    Page<KeyValue, Position> page = reader.page(range, position, 50);
    return new Answer(
        page.map(row -> reader.decode(row, PurchaseKey::decode)).rows(),
        cursors.token(range, page.next(), user.getName()));
  }

  @ExceptionHandler
  @ResponseStatus(HttpStatus.BAD_REQUEST)
  String refused(InvalidCursorException refused) {
    return refused.getMessage();
  }
}
