def log = new File(basedir, 'build.log').text
assert log.count('[debug release 17') == 2
assert !(log =~ /(?s)Compiling .*\[WARNING\].*BUILD SUCCESS/)

def printed = { String... how ->
  new ProcessBuilder(["$javaHome/bin/java", *how]).redirectErrorStream(true).start().text
}
def onClassPath = "$basedir/class-path/target/classes:$keywrightJars"
assert printed('-cp', onClassPath, 'demo.Main') == '0007!ann\ntrue\ntrue\n'
def onModulePath = "$basedir/module-path/target/classes:$keywrightJars"
assert printed('-p', onModulePath, '-m', 'shop/demo.Main') == '000054,books 0007\ntrue\n'
