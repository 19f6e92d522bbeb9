import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TestStore } from './store'

const run = promisify(execFile)

/** Runs `npm run staff` on the store's server. @returns what it printed @throws when it failed */
export async function staffCommand(store: TestStore, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', 'staff', ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      DATABASE_URL: store.databaseUrl,
    },
  })
  return stdout
}
