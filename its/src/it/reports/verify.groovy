import groovy.json.JsonSlurper

def log = new File(basedir, 'build.log').text

// One run for the build, with the module that compiled and the one that was refused.
def sarif = new JsonSlurper().parse(new File(basedir, 'target/keywright.sarif'))
assert sarif.runs.size() == 1
def run = sarif.runs[0]
assert run.automationDetails.id == 'keywright/reports/'
def places = run.results.collect {
  it.ruleId + ' ' + it.level + ' ' + it.locations[0].physicalLocation.artifactLocation.uri
}
assert places.contains('KW003 error carts/src/main/java/demo/Cart.java')
assert places.any { it.endsWith(' orders/src/main/java/demo/Order.java') }
assert run.results.every { it.locations[0].physicalLocation.region.startLine > 0 }

// One diff for the build, from the root of the repository, and nothing was written before it.
def patch = new File(basedir, 'target/keywright.patch').text
assert patch.contains('--- a/carts/src/main/java/demo/Cart.java\n+++ b/carts/src/main/java/demo/Cart.java\n')
assert patch.contains('-public record Cart(@PartitionKey(order = 1, pad = 6)')
assert patch.contains('+public record Cart(@PartitionKey(order = 0, pad = 6)')

// The fix is applied, so that the module compiles and the report has the keys of both.
assert log.contains('KW003 missing-order at demo.Cart.id: applied: ')
assert new File(basedir, 'carts/src/main/java/demo/Cart.java').text.contains('@PartitionKey(order = 0, pad = 6)')
assert log.contains('2 keys: ')
assert ['index.html', 'demo.OrderKey.html', 'demo.CartKey.html'].every {
  new File(basedir, "target/keywright-report/$it").exists()
}
