import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../lib/data-dir'
import { note, runTask } from '../lib/progress'
import { withStateDiagrams } from '../lib/state-diagrams'

/** Writes the diagrams of all state tables into docs/states.md. */
runTask(async () => {
  const file = join(projectRoot, 'docs/states.md')
  writeFileSync(file, withStateDiagrams(readFileSync(file, 'utf8')))
  note('The state diagrams in docs/states.md are up to date.')
})
