import { resolve } from 'node:path'
import { makeKeyFile } from '../lib/backup/key-file'
import { calledFrom } from '../lib/folders.mjs'
import { note, PlainError, runTask } from '../lib/progress'

runTask(async () => {
  const [name, ...others] = process.argv.slice(2)
  if (!name || others.length > 0) throw new PlainError('Say where to: npm run backup-key -- FILE')
  const file = resolve(calledFrom(), name)
  const recipient = await makeKeyFile(file)
  note(`The key of your backups is in ${file}. Without it they are worth nothing: keep it, twice,`)
  note('where this machine is not. The store needs the public key only (Plugins, Backup):')
  console.log(recipient)
})
