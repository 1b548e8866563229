package dev.keywright.store.dynamodb;

import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** An attribute that holds a column of a key. */
record StoreAttribute(String name, ScalarAttributeType type) {}
