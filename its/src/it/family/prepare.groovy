// Of the JDKs that are installed where this one is, the newest: itself, if it is alone.
def version = { home ->
  def release = new File(home, 'release')
  def found = release.isFile() ? release.text =~ /(?m)^JAVA_VERSION="(\d+)/ : null
  found ? found[0][1] as int : 0
}
def current = new File(javaHome).canonicalFile
def newest =
    current.parentFile
        .listFiles()
        .findAll { new File(it, 'bin/javac').canExecute() }
        .max(version)
println "The newest JDK of $current.parentFile is $newest, version ${version(newest)}"

new File(basedir, 'toolchains.xml').text = """<toolchains>
  <toolchain>
    <type>jdk</type>
    <provides>
      <id>newest</id>
      <version>${version(newest)}</version>
    </provides>
    <configuration>
      <jdkHome>$newest</jdkHome>
    </configuration>
  </toolchain>
</toolchains>
"""
return true
