/** Facts that are added to designs: what is declared may sharpen a finding, but not silence it. */
package dev.keywright.processor.facts;
