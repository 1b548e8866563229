package dev.keywright.store.kv.pages;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.deser.std.StdDelegatingDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;
import dev.keywright.store.KeyTexts;

final class KeysInJson {
  private static final KeyTexts TEXTS = KeyTexts.of(PurchaseKey.LAYOUT);

  private KeysInJson() {}

  static final class Write extends StdConverter<PurchaseKey, String> {
    @Override
    public String convert(PurchaseKey key) {
      return TEXTS.text(key);
    }
  }

  static final class Read extends StdConverter<String, PurchaseKey> {
    @Override
    public PurchaseKey convert(String text) {
      return TEXTS.key(text, PurchaseKey::decode);
    }
  }

  static Module module() {
    return new SimpleModule()
        .addSerializer(PurchaseKey.class, new StdDelegatingSerializer(new Write()))
        .addDeserializer(PurchaseKey.class, new StdDelegatingDeserializer<>(new Read()));
  }
}
