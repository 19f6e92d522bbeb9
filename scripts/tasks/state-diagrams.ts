import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../lib/data-dir'
import { note, runTask } from '../lib/progress'
import { withStateDiagrams } from '../lib/state-diagrams'

/** Writes the diagrams of all state tables into docs/architecture.md. */
runTask(async () => {
  const file = join(projectRoot, 'docs/architecture.md')
  writeFileSync(file, withStateDiagrams(readFileSync(file, 'utf8')))
  note('The state diagrams in docs/architecture.md are up to date.')
})
