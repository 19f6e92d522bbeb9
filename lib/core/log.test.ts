import { expect, it } from '@jest/globals'
import packageJson from '@/package.json'

it('says the version of the store in each line', async () => {
  Object.assign(process.env, { DATABASE_URL: 'postgres://test', APP_SECRET: 'x'.repeat(32) })
  const { log } = await import('./log')
  expect(log.bindings()).toEqual({ version: packageJson.version })
  expect(log.child({ job: 'cleanup' }).bindings()).toMatchObject({ version: packageJson.version })
})
