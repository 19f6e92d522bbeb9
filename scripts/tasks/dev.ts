import { allow, PLAIN_POLICY, VENDORS } from '@/lib/domains/plugins/page-policy'
import { openDatabase } from '../lib/embedded-database'
import { buildEnvironment, loadDotEnv } from '../lib/environment'
import { finished, nextBin, onShutdown, startNode, stop } from '../lib/processes'
import { runTask } from '../lib/progress'
import { applyMigrations } from '../lib/schema-engine'

runTask(async () => {
  loadDotEnv()
  const database = await openDatabase()
  await applyMigrations(database.url)
  const port = process.env.PORT || '3000'
  const server = startNode([nextBin(), 'dev', '--port', port], {
    env: buildEnvironment(database.url, {
      PORT: port,
      DEV_PAGE_POLICY: allow(PLAIN_POLICY, VENDORS),
    }),
  })
  onShutdown(async () => {
    await stop(server)
    await database.stop()
  })
  await finished(server, 'The development server')
})
