def log = new File(basedir, 'build.log').text

// Nothing is locked at first.
assert log.contains('demo.OrderKey: the lock has no line for it, so nothing protects its rows.')

// Wider numbers would lose them, although the entity compiles without a word.
assert log.contains('demo.OrderKey: rows of demo.OrderKey v1, which is live, would be lost:')
assert log.contains('customer: pad=6 -> pad=8')

// The rows were moved: their line is retired by hand, and the wider layout follows it.
def lock = new File(basedir, 'keywright.lock').text
assert lock.contains("demo.OrderKey v1 retired: TEXT separator=',' | partitionKey: customer int pad=6,")
assert lock.contains("demo.OrderKey v2 draft: TEXT separator=',' | partitionKey: customer int pad=8,")
assert log.count('1 keys agree with keywright.lock') == 2
