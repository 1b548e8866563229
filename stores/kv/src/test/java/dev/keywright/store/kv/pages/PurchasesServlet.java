package dev.keywright.store.kv.pages;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.StoreReader;
import dev.keywright.store.cursor.Cursors;
import dev.keywright.store.cursor.InvalidCursorException;
import dev.keywright.store.cursor.Position;
import dev.keywright.store.kv.KeyValue;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

final class PurchasesServlet extends HttpServlet {
  private static final long serialVersionUID = 1L;

  private final transient StoreReader<KeyValue> reader;
  private final transient Cursors cursors;

  PurchasesServlet(StoreReader<KeyValue> reader, Cursors cursors) {
    this.reader = reader;
    this.cursors = cursors;
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    int device = Integer.parseInt(request.getParameter("device"));
    KeyRange<String> range = PurchaseKey.scan().deviceId(device).all();
    try {
      Position after =
          cursors.position(request.getParameter("after"), range, request.getRemoteUser());
      Page<KeyValue, Position> page = reader.page(range, after, 50);
      for (KeyValue row : page.rows()) {
        response.getWriter().println(reader.<PurchaseKey>decode(row, PurchaseKey::decode));
      }
      String next = cursors.token(range, page.next(), request.getRemoteUser());
      response.getWriter().println(next == null ? "end" : "after=" + next);
    } catch (InvalidCursorException refused) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, refused.getMessage());
    }
  }
}
