/** The guide's unit test of a repository class, without a store. */
@NullMarked
package dev.keywright.store.kv.repository;

import org.jspecify.annotations.NullMarked;
