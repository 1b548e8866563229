/** The guide's story on screen: four designs of one key, each stored and read back. */
@NullMarked
package dev.keywright.example.demo;

import org.jspecify.annotations.NullMarked;
