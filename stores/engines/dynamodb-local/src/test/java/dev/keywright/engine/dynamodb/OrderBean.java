package dev.keywright.engine.dynamodb;

import dev.keywright.conformance.layouts.IndexedOrder;
import dev.keywright.conformance.layouts.IndexedOrderByShopKey;
import dev.keywright.conformance.layouts.IndexedOrderKey;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** An order as the Enhanced Client maps it: without a property for any key. */
@DynamoDbBean
public class OrderBean {
  private String user = "";
  private String shop = "";
  private int day;
  private int number;
  private String note = "";

  static OrderBean of(IndexedOrder order, String note) {
    OrderBean bean = new OrderBean();
    bean.setUser(order.user());
    bean.setShop(order.shop());
    bean.setDay(order.day());
    bean.setNumber(order.number());
    bean.setNote(note);
    return bean;
  }

  static TableSchema<OrderBean> properties() {
    return TableSchema.fromBean(OrderBean.class);
  }

  IndexedOrder order() {
    return new IndexedOrder(user, shop, day, number);
  }

  IndexedOrderKey key() {
    return IndexedOrderKey.of(order());
  }

  IndexedOrderByShopKey keyByShop() {
    return IndexedOrderByShopKey.of(order());
  }

  public String getUser() {
    return user;
  }

  public void setUser(String user) {
    this.user = user;
  }

  public String getShop() {
    return shop;
  }

  public void setShop(String shop) {
    this.shop = shop;
  }

  public int getDay() {
    return day;
  }

  public void setDay(int day) {
    this.day = day;
  }

  public int getNumber() {
    return number;
  }

  public void setNumber(int number) {
    this.number = number;
  }

  public String getNote() {
    return note;
  }

  public void setNote(String note) {
    this.note = note;
  }
}
