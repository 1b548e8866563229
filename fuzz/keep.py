#!/usr/bin/env python3
"""Adds what fuzz runs found to the corpus in the repository.

Usage: python3 fuzz/keep.py. It reads fuzz/.cifuzz-corpus, where each run leaves its inputs, and prints for each test how
many inputs there are now.
"""

from pathlib import Path

FUZZ = Path(__file__).parent
KEPT = FUZZ / "src/test/resources/dev/keywright/fuzz"


def main():
    KEPT.mkdir(parents=True, exist_ok=True)
    for test in sorted((FUZZ / ".cifuzz-corpus").iterdir()):
        kept = KEPT / (test.name.rsplit(".")[-1] + ".txt")
        lines = set(kept.read_text().split("\n")) if kept.exists() else set()
        lines |= {it.read_bytes().hex() for it in test.rglob("*") if it.is_file()}
        lines.discard("")
        kept.write_text("".join(f"{it}\n" for it in sorted(lines, key=lambda it: (len(it), it))))
        print(f"{kept.stem}: {len(lines)}")


main()
