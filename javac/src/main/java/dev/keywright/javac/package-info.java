/** The compiler of this build. No user sees it. */
package dev.keywright.javac;
