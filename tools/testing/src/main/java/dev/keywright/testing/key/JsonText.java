package dev.keywright.testing.key;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON that the processor writes: maps, lists, texts, and all else as its letters. */
final class JsonText {
  private static final int HEX = 16;
  private static final int ESCAPED_DIGITS = 4;

  private final String text;
  private int at;

  private JsonText(String text) {
    this.text = text;
  }

  static Map<?, ?> object(String text) {
    return (Map<?, ?>) new JsonText(text).value();
  }

  private Object value() {
    return switch (next()) {
      case '{' -> map();
      case '[' -> list();
      case '"' -> string();
      default -> word();
    };
  }

  private char next() {
    while (Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return text.charAt(at);
  }

  private boolean hasMore(char end) {
    at++;
    if (next() == end) {
      at++;
      return false;
    }
    return true;
  }

  private Map<String, Object> map() {
    Map<String, Object> map = new LinkedHashMap<>();
    boolean hasMore = hasMore('}');
    while (hasMore) {
      next();
      String name = string();
      next();
      at++;
      map.put(name, value());
      hasMore = next() == ',' ? hasMore('}') : closed();
    }
    return map;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    boolean hasMore = hasMore(']');
    while (hasMore) {
      list.add(value());
      hasMore = next() == ',' ? hasMore(']') : closed();
    }
    return list;
  }

  private boolean closed() {
    at++;
    return false;
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    at++;
    while (text.charAt(at) != '"') {
      char c = text.charAt(at++);
      string.append(c == '\\' ? escaped() : c);
    }
    at++;
    return string.toString();
  }

  private char escaped() {
    char c = text.charAt(at++);
    return switch (c) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        at += ESCAPED_DIGITS;
        yield (char) Integer.parseInt(text.substring(at - ESCAPED_DIGITS, at), HEX);
      }
      default -> c;
    };
  }

  private String word() {
    int start = at;
    while (at < text.length()
        && ",]}".indexOf(text.charAt(at)) < 0
        && !Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }
}
