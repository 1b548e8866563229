def log = new File(basedir, 'build.log').text
assert log.count('[debug release 17') == 2
assert !(log =~ /(?s)Compiling .*\[WARNING\].*BUILD SUCCESS/)

def onClassPath =
    new ProcessBuilder(
            "$javaHome/bin/java", '-cp', "$basedir/class-path/target/classes:$keywrightJars",
            'demo.Main')
        .redirectErrorStream(true)
        .start()
assert onClassPath.text == '0007!ann\ntrue\ntrue\n'

def onModulePath =
    new ProcessBuilder(
            "$javaHome/bin/java", '-p', "$basedir/module-path/target/classes:$keywrightJars",
            '-m', 'shop/demo.Main')
        .redirectErrorStream(true)
        .start()
assert onModulePath.text == '000054,books 0007\ntrue\n'
