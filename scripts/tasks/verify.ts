import { concernedTests } from '../lib/concerned-tests'
import { PlainError, runTask } from '../lib/progress'
import { CHECKS, runQuietly, type Tool } from '../lib/side-by-side'

const UNIT_TESTS: Tool = {
  title: 'Unit and component tests of what differs from main',
  bin: 'jest/bin/jest.js',
  args: [
    ...['--selectProjects', 'unit', 'components', '--reporters', 'summary', '--passWithNoTests'],
    ...['--runTestsByPath', ...concernedTests().unit],
  ],
}

/** What to run before every commit; `npm test` runs all. */
runTask(async () => {
  const tools = [CHECKS.types, CHECKS.lint, UNIT_TESTS]
  const passed = await Promise.all(tools.map(runQuietly))
  const failed = tools.filter((_, index) => !passed[index])
  if (failed.length > 0)
    throw new PlainError(`${failed.map(({ title }) => title).join(', ')}: see above.`)
})
