import type { TestStore } from './store'
import { storeCommand } from './store-command'

/** Runs `npm run staff` on the store's server. @returns what it printed @throws when it failed */
export async function staffCommand(store: TestStore, ...args: string[]): Promise<string> {
  const { code, output } = await storeCommand(store.databaseUrl, ['staff', ...args])
  if (code !== 0) throw new Error(`npm run staff ended with code ${code}: ${output}`)
  return output
}
