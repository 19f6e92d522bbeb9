import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../lib/data-dir'
import { PlainError, runTask, step } from '../lib/progress'

const CHECKS = [
  { title: 'Types', bin: 'typescript/bin/tsc', args: ['--noEmit', '-p', '.'] },
  {
    title: 'Lint, format and import directions',
    bin: '@biomejs/biome/bin/biome',
    args: ['check', '.'],
  },
  {
    title: 'Unit tests',
    bin: 'jest/bin/jest.js',
    args: ['--selectProjects', 'unit'],
  },
]

/** What to run before every commit. */
runTask(async () => {
  for (const { title, bin, args } of CHECKS) {
    const { status } = await step(title, () =>
      spawnSync(process.execPath, [join(projectRoot, 'node_modules', bin), ...args], {
        cwd: projectRoot,
        stdio: 'inherit',
      }),
    )
    if (status !== 0) throw new PlainError(`${title}: see above.`)
  }
})
