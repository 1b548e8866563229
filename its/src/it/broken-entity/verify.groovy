def log = new File(basedir, 'build.log').text
def errors = log.readLines().findAll { it.startsWith('[ERROR]') && it.contains('.java:[') }.toUnique()
assert errors.size() == 1
assert errors[0].contains(
    'demo/Order.java:[11,5] [KW101 unpadded-number] customer is written without padding, so ' +
        'customer = 54 sorts after customer = 167: "54,abc" > "167,abc"')
assert log.contains('Fix: add pad = 10 (for values up to 2147483647), or ordered = false')
// Said once, at the end: which command shows the page of the check.
assert log.readLines().findAll { it.contains('keywright page KW101') }.size() == 1

// The jar that found the fault has the page.
def version = new File(basedir, 'pom.xml').text.find(/keywright-processor<\/artifactId>\s*<version>([^<]*)/) { it[1] }
def jar = new File(basedir, "../../repository/dev/keywright/keywright-processor/$version/keywright-processor-${version}.jar")
def page = [new File(javaHome, 'bin/java').path, '-jar', jar.path, 'KW101'].execute().text
assert page.startsWith('# KW101 unpadded-number')

// The key of the build before is gone, so that nothing can go on with a layout that is refused.
assert !new File(basedir, 'target/classes/demo/OrderKey.class').exists()
