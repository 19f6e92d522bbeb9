import { parseArgs } from 'node:util'
import { connect } from '@/lib/security/backups/format/connection'
import { beginRotation } from '../lib/app-secret'
import { requireUnused } from '../lib/backup/target'
import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv, storeEnvironment } from '../lib/environment'
import { note, runTask, step } from '../lib/progress'

runTask(async () => {
  loadDotEnv()
  const { values } = parseArgs({ strict: false, options: { leaked: { type: 'boolean' } } })
  const database = await openDatabase()
  try {
    const client = await connect(database.url)
    await requireUnused(client).finally(() => client.end())
    const { from, to, finish } = beginRotation()
    Object.assign(process.env, storeEnvironment(database.url))
    const { changeSecret } = await import('@/lib/server/change-secret')
    const { db } = await import('@/lib/core/db')
    const found = await step('Encrypting under the new secret', () =>
      changeSecret(from, to, (keys) => note(`${keys} licence keys …`)),
    )
    await db().$disconnect()
    for (const [kind, { changed, done, unreadable }] of Object.entries(found)) {
      note(`${kind}: ${changed + done}`)
      if (unreadable > 0) note(`${kind} that neither secret opens, left as they are: ${unreadable}`)
    }
    for (const line of finish(values.leaked === true)) note(line)
  } finally {
    await database.stop()
  }
})
