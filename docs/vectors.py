#!/usr/bin/env python3
"""Computes every line of vectors.tsv again, by the rules of formats.md.

It shares no code with Keywright and needs the standard library only. Usage: python3 vectors.py
[vectors.tsv]. It prints how many lines agree, and ends with 1 if one does not.
"""

import hashlib
import json
import math
import re
import struct
import sys
from pathlib import Path

WIDTHS = {"byte": 1, "short": 2, "int": 4, "long": 8}
ESCAPED_CHARACTER = {"n": "\n", "r": "\r", "t": "\t"}
TICKS_FROM_YEAR_1_TO_1970 = 62135596800 * 10**7
MAX_TICKS = 3155378975999999999
# What BINARY counts of a type that has no form, and the digits that the type has in BASIC.
UNITS = {"LocalDate": "EPOCH_DAYS", "YearMonth": "EPOCH_MONTHS", "Year": "YEARS"}
CALENDAR_DIGITS = {"LocalDate": 8, "YearMonth": 6, "Year": 4}


# The words of a layout signature.


def unquoted(literal):
    text = re.sub(
        r"\\(u....|.)",
        lambda it: chr(int(it[1][1:], 16)) if it[1][0] == "u" else ESCAPED_CHARACTER.get(it[1], it[1]),
        literal[1:-1],
    )
    # Two escapes may be the halves of one character.
    return text.encode("utf-16", "surrogatepass").decode("utf-16")


def words(text):
    """Splits at spaces that are not inside of quotes or brackets."""
    string = r'"(?:[^"\\]|\\.)*"'
    character = r"'(?:[^'\\]|\\.[^']*)'"
    codes = r'\((?:[^"()]|%s)*\)' % string
    brackets = r'\((?:[^"()]|%s|%s)*\)' % (string, codes)
    return re.findall(r'(?:%s|%s|%s|[^"\' ])+' % (string, character, brackets), text)


def items(text, separator):
    """The items of a column, each as a list of words, and what stands before, between and behind them."""
    found, literals, is_between = [], [], True
    for word in words(text):
        if word.startswith('"'):
            literals.append(unquoted(word))
            is_between = True
            continue
        if is_between:
            found.append([])
            if len(literals) < len(found):
                literals.append(separator if len(found) > 1 else "")
        is_between = word.endswith(",")
        found[-1].append(word[:-1] if is_between else word)
    return found, literals + [""] * (len(found) + 1 - len(literals))


def is_bucket(item):
    return item[0] == "bucket" and item[1].startswith("count=")


def attributes(item):
    """A word without a value stands for itself."""
    pairs = [word.split("=", 1) for word in item]
    return {pair[0]: unquoted(pair[1]) if pair[-1][:1] == '"' else pair[-1] for pair in pairs}


def codes(kind):
    pairs = re.findall(r'([^ (=]+)=("(?:[^"\\]|\\.)*")', kind)
    return {name: unquoted(code) for name, code in pairs}


# Times, as whole units since 1970. The datetime module does not reach far enough.


def epoch_day(year, month, day):
    """Days since 1970-01-01 in the calendar of ISO 8601; a year here begins with its March."""
    year -= month <= 2
    era, year = divmod(year, 400)
    day_of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return era * 146097 + year * 365 + year // 4 - year // 100 + day_of_year - 719468


def time_fields(text):
    """Year, month, day, seconds of the day and nanoseconds of the second."""
    date, clock = r"([+-]?\d+)(?:-(\d\d)(?:-(\d\d))?)?", r"(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?Z?)?"
    found = re.fullmatch(date + clock, text)
    year, month, day, hour, minute, second = (int(it or 0) for it in found.groups()[:6])
    return year, month or 1, day or 1, (hour * 60 + minute) * 60 + second, int((found[7] or "").ljust(9, "0"))


def time_number(text, form):
    year, month, day, seconds, nanos = time_fields(text)
    if form == "ISO_MILLIS":
        return time_number(text, "BASIC") * 1000 + nanos // 10**6
    if form in ("BASIC", "ISO"):
        date = (year * 100 + month) * 100 + day
        clock = (seconds // 3600 * 100 + seconds // 60 % 60) * 100 + seconds % 60
        return date * 10**6 + clock
    if form == "YEARS":
        return year
    if form == "EPOCH_MONTHS":
        return (year - 1970) * 12 + month - 1
    days = epoch_day(year, month, day)
    if form == "EPOCH_DAYS":
        return days
    seconds += days * 86400
    if form == "EPOCH_HOURS":
        return seconds // 3600
    if form == "EPOCH_MICROS":
        return seconds * 10**6 + nanos // 10**3
    if form == "EPOCH_NANOS":
        return seconds * 10**9 + nanos
    if form == "EPOCH_SECONDS":
        return seconds
    if form == "EPOCH_MILLIS":
        return seconds * 1000 + nanos // 10**6
    return seconds * 10**7 + nanos // 100 + TICKS_FROM_YEAR_1_TO_1970


# Hashes and buckets.


def murmur3(data, seed=0):
    """MurmurHash3_x86_32."""
    mask = 0xFFFFFFFF
    hashed = seed & mask
    for start in range(0, len(data), 4):
        block = data[start : start + 4]
        mixed = int.from_bytes(block, "little") * 0xCC9E2D51 & mask
        mixed = (mixed << 15 | mixed >> 17) & mask
        hashed ^= mixed * 0x1B873593 & mask
        if len(block) == 4:
            hashed = (hashed << 13 | hashed >> 19) & mask
            hashed = hashed * 5 + 0xE6546B64 & mask
    hashed ^= len(data)
    hashed = (hashed ^ hashed >> 16) * 0x85EBCA6B & mask
    hashed = (hashed ^ hashed >> 13) * 0xC2B2AE35 & mask
    return hashed ^ hashed >> 16


def crc32c(data):
    """The CRC of RFC 3720, bit by bit."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def digest(algorithm, data, seed=0):
    if algorithm == "MD5":
        return hashlib.md5(data).digest()
    if algorithm == "SHA_256":
        return hashlib.sha256(data).digest()
    return (murmur3(data, seed) if algorithm == "MURMUR3_32" else crc32c(data)).to_bytes(4, "big")


def signed(number):
    """The lowest 32 bits, as a number with a sign."""
    return (number + 2**31 & 0xFFFFFFFF) - 2**31


def hash_code(type, value):
    """What Java's hashCode says of a whole number or a text."""
    if type == "String":
        units = value.encode("utf-16-be")
        code = 0
        for at in range(0, len(units), 2):
            code = 31 * code + int.from_bytes(units[at : at + 2], "big")
        return signed(code)
    number = int(value)
    return signed(number ^ number >> 32) if type == "long" else number


def chosen(function, count, data, type, value):
    """What a function of dev.keywright.runtime.function says: of bytes, or of the one value."""
    if function == "PhoenixSalt":
        code = 1
        for byte in data:
            code = signed(31 * code + (byte ^ 128) - 128)
        return abs(code) % count
    if function == "MurmurModulo":
        return signed(murmur3(data)) % count
    code = hash_code(type, value)
    if function == "StringHashModulo":
        return code % count
    group = signed(murmur3((code & 0xFFFFFFFF).to_bytes(4, "little")))
    return 0 if group == -(2**31) else abs(group) % count


def joined(names, encoded, behind):
    """The encoded parts of these names; neighbours keep what stands between them."""
    data, before = b"", None
    for name in encoded:
        if name in names:
            data += (behind[before] if before in names else b"") + encoded[name]
        before = name
    return data


def bucket_number(bucket, parts, values, encoded, behind, around):
    """parts, values, encoded and behind, the literals behind parts, are by the name of the part."""
    count = int(bucket["count"])
    of = bucket["of"].split("+")
    if "function" in bucket:
        function = bucket["function"].split(".")[-1]
        data = around[0] + joined(of, encoded, behind) + around[1]
        return chosen(function, count, data, parts[of[0]]["type"], values[of[0]])
    if bucket["by"] == "MODULO":
        part = parts[of[0]]
        number = int(values[of[0]]) if part["type"] in WIDTHS else part_number(part, values[of[0]])
        return number % count
    data = encoded[of[0]]
    if len(of) > 1:
        data = b"".join(len(encoded[name]).to_bytes(4, "big") + encoded[name] for name in of)
    leading = int.from_bytes(digest(bucket["hash"], data)[:4], "big")
    return leading * count >> 32


def form(part):
    return part.get("time") or UNITS[part["type"]]


def part_number(part, value):
    number = time_number(value, form(part))
    return number // 10 ** (14 - CALENDAR_DIGITS.get(part["type"], 14)) if form(part) in ("BASIC", "ISO") else number


# TEXT.


def nines_complement(digits):
    return "".join(str(9 - int(digit)) for digit in digits)


def encoded_number(part, number):
    """The digits of another system."""
    base = {"DECIMAL": 10, "HEX": 16}[part["as"]]
    number = int(part["countDownFrom"]) - number if "countDownFrom" in part else number
    digits = ""
    for _ in range(int(part["width"])):
        number, digit = divmod(number, base)
        digits = "0123456789abcdef"[base - 1 - digit if "DESC" in part else digit] + digits
    digits = digits.upper() if "upperCase" in part else digits
    return digits[::-1] if "reversed" in part else digits


def text_number(part, value):
    if "as" in part:
        return encoded_number(part, int(value))
    pad = int(part.get("pad", 0))
    number = int(value)
    if not pad:
        digits = str(abs(number))
        return ("-" if number < 0 else "") + (digits[::-1] if "reversed" in part else digits)
    digits = str(number + 10**pad).zfill(pad + 1) if "signed" in part else str(number).zfill(pad)
    digits = nines_complement(digits) if "DESC" in part else digits
    return digits[::-1] if "reversed" in part else digits


def text_iso(part, value):
    year, month, day, seconds, nanos = time_fields(value)
    date = "%04d-%02d-%02d" % (year, month, day)
    if part["type"] in UNITS:
        return date[: {"LocalDate": 10, "YearMonth": 7, "Year": 4}[part["type"]]]
    clock = "T%02d:%02d:%02d" % (seconds // 3600, seconds // 60 % 60, seconds % 60)
    fraction = ".%03d" % (nanos // 10**6) if part["time"] == "ISO_MILLIS" else ""
    if part["time"] == "ISO_JAVA" and nanos:
        digits = 9 if nanos % 1000 else 6 if nanos % 10**6 else 3
        fraction = "." + ("%09d" % nanos)[:digits]
    return date + clock + fraction + ("Z" if part["type"] == "Instant" else "")


def text_time(part, value):
    if "as" in part:
        return encoded_number(part, time_number(value, part["time"]))
    if part["time"].startswith("ISO"):
        return text_iso(part, value)
    widths = {"EPOCH_MILLIS": 13, "EPOCH_SECONDS": 10, "EPOCH_MICROS": 16, "EPOCH_NANOS": 19}
    widths.update({"EPOCH_HOURS": 7, "EPOCH_DAYS": 6, "BASIC": 14, "DOTNET_TICKS": 19})
    number, width = part_number(part, value), widths[part["time"]]
    if part["time"] == "BASIC":
        width = CALENDAR_DIGITS.get(part["type"], 14)
    descends = "DESC" in part
    largest = {"DOTNET_TICKS": MAX_TICKS, "EPOCH_NANOS": 2**63 - 1}
    if descends and part["time"] in largest:
        number, descends = largest[part["time"]] - number, False
    digits = str(number).zfill(width)
    digits = nines_complement(digits) if descends else digits
    return digits[::-1] if "reversed" in part else digits


def text_escaped(value, separator):
    escape = chr(ord(separator) + 1)
    return "".join(escape + "%02x" % ord(c) if c <= escape else c for c in value)


def text_part(part, value, escape):
    """escape is the separator of a part whose text must be escaped, else None."""
    kind = part["type"]
    if kind in WIDTHS:
        return text_number(part, value)
    if "time" in part:
        return text_time(part, value)
    if kind == "boolean":
        return str(int((value == "true") != ("DESC" in part)))
    if kind == "UUID":
        turned = lambda digit: "%x" % (15 - int(digit[0], 16))
        return re.sub("[0-9a-f]", turned, value) if "DESC" in part else value
    if kind in ("byte[]", "char") or kind.startswith("suffix"):
        return value
    text = codes(kind)[value] if kind.startswith("enum") else value
    text = text[::-1] if "reversed" in part else text
    text = ".".join(reversed(text.split("."))) if "labels" in part else text
    return text_escaped(text, escape) if escape is not None else text


# BINARY.


def binary_whole(number, width):
    """Most significant byte first, the highest bit flipped."""
    return (number + (1 << 8 * width - 1)).to_bytes(width, "big")


def binary_floating(value, width):
    bits = 8 * width
    if math.isnan(float(value)):
        number = 0x7FC00000 if width == 4 else 0x7FF8000000000000
    else:
        number = int.from_bytes(struct.pack(">f" if width == 4 else ">d", float(value)), "big")
    is_negative = number >> bits - 1
    return (number ^ ((1 << bits) - 1 if is_negative else 1 << bits - 1)).to_bytes(width, "big")


def varint(groups):
    """Groups of seven bits; the highest bit of all bytes but the last one is set."""
    return bytes([group + 128 for group in groups[:-1]] + groups[-1:])


def bitcoin_groups(number):
    groups = [number % 128]
    while number >= 128:
        number = number // 128 - 1
        groups.insert(0, number % 128)
    return groups


def leb128_groups(number):
    return [number] if number < 128 else [number % 128] + leb128_groups(number // 128)


def bytes_behind(first, number, size):
    return bytes([first]) + (number % 256**size).to_bytes(size, "big")


def binary_number(part, number):
    """The bytes of another system."""
    number = int(part["countDownFrom"]) - number if "countDownFrom" in part else number
    encoding, size = part["as"], (abs(number).bit_length() + 7) // 8
    if encoding == "VARINT_LEB128":
        return varint(leb128_groups(number))
    if encoding == "VARINT_BITCOIN":
        return varint(bitcoin_groups(number))
    if encoding == "VARINT_COCKROACHDB":
        if 0 <= number <= 109:
            return bytes([0x88 + number])
        return bytes_behind(0x88 - size if number < 0 else 0xF5 + size, number, size)
    if encoding == "VARINT_FOUNDATIONDB":
        return bytes_behind(0x14 - size if number < 0 else 0x14 + size, number - (number < 0), size)
    # Of a type that fills the bytes, a negative number stands for its bits.
    width = int(part["width"])
    return (number % 256**width).to_bytes(width, "little" if encoding == "LITTLE_ENDIAN" else "big")


def framed(part, content):
    """A text or bytes with the end of another system."""
    frame = part["text"]
    if frame == "FIXED":
        return content + bytes([int(part.get("fill", 0))]) * (int(part["width"]) - len(content))
    if frame == "LENGTH_PREFIXED":
        size = int(part["lengthBytes"])
        return (len(content).to_bytes(size, "big") if size else varint(leb128_groups(len(content)))) + content
    if frame == "TAIL":
        return content
    if frame == "GROUPED":
        groups = [content[at : at + 8] for at in range(0, len(content) + 1, 8)]
        return b"".join(group.ljust(8, b"\0") + bytes([0xF7 + len(group)]) for group in groups)
    by_byte = {ord(of): by.encode() for of, by in part["escapes"]}
    return b"".join(by_byte.get(byte, bytes([byte])) for byte in content) + bytes(int(byte) for byte in part["end"].split("+"))


def binary_content(part, value):
    """The bytes of a part before anything is turned round, and whether their length varies."""
    kind = part["type"]
    if "as" in part:
        return binary_number(part, int(value) if kind in WIDTHS else time_number(value, form(part))), False
    if kind in WIDTHS:
        return binary_whole(int(value), WIDTHS[kind]), False
    if kind in UNITS or "time" in part:
        return binary_whole(time_number(value, form(part)), 4 if kind in UNITS else 8), False
    if kind in ("float", "double"):
        return binary_floating(value, 4 if kind == "float" else 8), False
    if kind == "boolean":
        return bytes([value == "true"]), False
    if kind == "char":
        return ord(value).to_bytes(2, "big"), False
    if kind == "UUID":
        return bytes.fromhex(value.replace("-", "")), False
    if kind.startswith("suffix"):
        return value.encode(), False
    if "text" in part:
        return framed(part, bytes.fromhex(value) if kind == "byte[]" else value.encode("utf-8")), False
    if kind == "byte[]":
        return bytes.fromhex(value), True
    text = codes(kind)[value] if kind.startswith("enum") else value
    return (text[::-1] if "reversed" in part else text).encode("utf-8"), True


def binary_part(part, value, is_followed):
    content, varies = binary_content(part, value)
    descends = "DESC" in part
    if varies and (is_followed or descends):
        content = content.replace(b"\x00", b"\x00\xff") + b"\x00\x01"
    if descends:
        content = bytes(255 - byte for byte in content)
    return content[::-1] if "reversed" in part and not varies else content


# FDB_TUPLE: the elements of FoundationDB's tuples, by the specification of its tuple layer.


def tuple_integer(number):
    """The bytes of the absolute value behind their number; those of a negative one complemented."""
    size = (abs(number).bit_length() + 7) // 8
    data = abs(number).to_bytes(size, "big")
    return bytes([0x14 - size]) + bytes(255 - byte for byte in data) if number < 0 else bytes([0x14 + size]) + data


def tuple_content(code, content):
    return bytes([code]) + content.replace(b"\x00", b"\x00\xff") + b"\x00"


def tuple_part(part, value):
    kind = part["type"]
    if kind in WIDTHS:
        return tuple_integer(int(value))
    if kind in UNITS or "time" in part:
        return tuple_integer(time_number(value, form(part)))
    if kind in ("float", "double"):
        return bytes([0x20 + (kind == "double")]) + binary_floating(value, 4 if kind == "float" else 8)
    if kind == "boolean":
        return bytes([0x26 + (value == "true")])
    if kind == "UUID":
        return b"\x30" + bytes.fromhex(value.replace("-", ""))
    if kind == "byte[]":
        return tuple_content(1, bytes.fromhex(value))
    return tuple_content(2, (codes(kind)[value] if kind.startswith("enum") else value).encode("utf-8"))


# Columns.


def part_of(item):
    marked = [it[7:].split("->") for it in item if it.startswith("escape=")]
    pairs = [[unquoted(of), unquoted(by)] for of, by in marked]
    return dict(attributes(item[2:]), type=item[1], escapes=pairs)


def listed(part, values, format, between, end, escapes):
    """The parts of all elements; in TEXT, with what stands between them or behind each."""
    kind, inside = part["type"][:-1].split("(", 1)
    element = [part_of(item) for item in items(inside, "")[0]]
    encode = {
        "FDB_TUPLE": tuple_part,
        "BINARY": lambda of, value: binary_part(of, value, True),
        "TEXT": lambda of, value: text_part(of, value, escapes).encode("utf-8"),
    }[format]
    rows = [values[index : index + len(element)] for index in range(0, len(values), len(element))]
    encoded = [[encode(of, value) for of, value in zip(element, row)] for row in rows]
    if kind == "map":
        encoded.sort(key=lambda row: row[0])
        if len({row[0] for row in encoded}) < len(encoded):
            raise ValueError("a key stands twice: " + str(values))
    written = [data for row in encoded for data in row]
    if end is None:
        return (between.encode("utf-8") if format == "TEXT" else b"").join(written)
    return b"".join(data + end.encode("utf-8") for data in written)


def column(head, text, values, place):
    """The bytes of a line; of a part in place "followed", without what follows it."""
    is_text = head[0] == "TEXT"
    separator = unquoted(head[1].split("=", 1)[1]) if len(head) > 1 else ""
    escapes = separator if "escape" in head else None
    layout_items, literals = items(text, separator)
    places = [at for at, item in enumerate(layout_items) if is_bucket(item)]
    bucket = attributes(layout_items[places[0]]) if places else None
    parts = {item[0]: part_of(item) for item in layout_items if not is_bucket(item)}
    if len(parts) != len(values):
        raise ValueError("%d values of %d parts" % (len(values), len(parts)))
    by_name = dict(zip(parts, values))

    encoded, written = {}, []
    for index, (name, part) in enumerate(parts.items()):
        is_followed = index < len(parts) - 1 or places == [len(parts)] or place == "followed" or literals[-1] != ""
        if part["type"].startswith(("list(", "map(")):
            is_template = any(word.startswith('"') for word in words(text))
            end = literals.pop() if is_template else None
            literals = literals if end is None else literals + [""]
            data = listed(part, by_name[name], head[0], separator, end, escapes)
        elif is_text:
            data = text_part(part, by_name[name], escapes if is_followed else None).encode("utf-8")
        elif head[0] == "FDB_TUPLE":
            data = tuple_part(part, by_name[name])
        else:
            data = binary_part(part, by_name[name], is_followed)
        encoded[name] = data
    literals = [literal.encode("utf-8" if is_text else "latin-1") for literal in literals]
    behind = dict(zip(parts, [it for at, it in enumerate(literals[1:]) if at not in places]))
    if bucket and places[0] > 0:
        # The bucket stands between, so that these two are no neighbours.
        behind[list(parts)[places[0] - 1]] = literals[places[0] + 1] if "rest" in bucket else b""
    # Of the rest are the literals around the parts, too.
    around = (literals[1] if bucket and places[0] == 0 else b"", literals[-1]) if bucket and "rest" in bucket else (b"", b"")
    for name, part in parts.items():
        prefix = b""
        if "hashPrefix" in part:
            digits = int(part["hashPrefix"])
            data = joined(part.get("of", name).split("+"), encoded, behind)
            data += part.get("salt", "").encode("utf-8")
            hashed = digest(part["hash"], data, int(part.get("seed", 0)))
            prefix = hashed.hex()[:digits].encode() if is_text else hashed[: digits // 2]
        written.append(prefix + encoded[name])
    if bucket:
        count = int(bucket["count"])
        number = bucket_number(bucket, parts, by_name, encoded, behind, around)
        in_digits = head[0] != "BINARY" or bucket.get("as") == "DECIMAL"
        first = int(bucket.get("first", 0))
        last = first + count - 1
        number += first
        least = len(str(last)) if in_digits else (last.bit_length() + 7) // 8
        width = int(bucket.get("width", least))
        digits = str(number).zfill(width)
        data = digits.encode() if in_digits else number.to_bytes(width, "big")
        written.insert(places[0], tuple_content(2, data) if head[0] == "FDB_TUPLE" else data)
    return literals[0] + b"".join(data + literal for data, literal in zip(written, literals[1:]))


def check(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    header = lines[0].split("\t")
    faults = 0
    for number, line in enumerate(lines[1:], 2):
        row = dict(zip(header, line.split("\t")))
        values = json.loads(row["values"])
        found = column(words(row["format"]), row["items"], values, row["place"]).hex()
        if found != row["bytes"]:
            print("line %d: %s, but computed %s" % (number, line, found))
            faults += 1
    print("%d of %d lines agree" % (len(lines) - 1 - faults, len(lines) - 1))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(check(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("vectors.tsv")))
