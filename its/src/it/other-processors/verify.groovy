def generated = new File(basedir, 'target/generated-sources/annotations/demo')
assert generated.list().sort() ==
    ['AutoValue_Order.java', 'OrderKey.java', 'VisitKey.java', 'VisitsImpl.java']

def run =
    new ProcessBuilder(
            "$javaHome/bin/java", '-cp', "$basedir/target/classes:$keywrightJars:$mapstructJar",
            'demo.Main')
        .redirectErrorStream(true)
        .start()
assert run.text == '000054!books 0007\n000015\n000015\n'
