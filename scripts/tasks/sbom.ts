import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { calledFrom } from '../lib/folders.mjs'
import { note, runTask } from '../lib/progress'
import { makeSbom } from '../lib/sbom'

runTask(async () => {
  const file = resolve(calledFrom(), process.argv[2] ?? 'sbom.cdx.json')
  const sbom = await makeSbom()
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  note(`${file}: ${sbom.components.length} packages.`)
})
