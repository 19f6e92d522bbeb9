import { resolve } from 'node:path'
import { calledFrom, loadDotEnv, projectRoot } from '../lib/folders.mjs'
import { note, runTask, step } from '../lib/progress'
import { ship } from '../lib/shipping/ship'

runTask(async () => {
  loadDotEnv()
  const [folder] = process.argv.slice(2)
  const target = folder ? resolve(calledFrom(), folder) : resolve(projectRoot, '.ship')
  const { files, megabytes } = await step('Gathering what a store needs', () => ship(target))
  note(`${target}: ${files} files, ${megabytes} MB. It needs Node and DATABASE_URL: npm start`)
})
