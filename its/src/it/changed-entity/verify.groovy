def log = new File(basedir, 'build.log').text
assert (log =~ /Compiling (\d) source files? with javac/).collect { it[1] } == ['3', '3', '1']

def written = { new File(basedir, "target/generated-sources/annotations/demo/${it}Key.java") }
def edited = { new File(basedir, "src/main/java/demo/${it}.java") }

// The first edit, of Customer: the plugin had all keys written again.
['Customer', 'Visit'].each {
  assert written(it).lastModified() >= edited('Customer').lastModified()
}
// The second edit, of Order: its key is new, and nobody touched the others.
assert written('Order').lastModified() >= edited('Order').lastModified()
['Customer', 'Visit'].each {
  assert written(it).lastModified() < edited('Order').lastModified()
}

assert ['Customer', 'Order', 'Visit'].collect { (written(it).text =~ /pad=(\d)/)[0][1] } ==
    ['8', '8', '6']
