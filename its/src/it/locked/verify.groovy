def log = new File(basedir, 'build.log').text

// Nothing is locked at first.
assert log.contains('demo.OrderKey: the lock has no line for it, so nothing protects its rows.')

// A release has written rows, and the build that made them agrees.
def lock = new File(basedir, 'keywright.lock').text
assert lock.contains('demo.OrderKey v1 live: TEXT separator=')
assert log.contains('1 keys agree with keywright.lock')

// Wider numbers would lose them, although the entity compiles without a word.
assert log.contains('demo.OrderKey: rows of demo.OrderKey v1, which is live, would be lost:')
assert log.contains('customer: pad=6 -> pad=8')
