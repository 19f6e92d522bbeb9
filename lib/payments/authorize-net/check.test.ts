import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freePort } from '@/scripts/lib/ports'
import { startAuthorizeNetSimulator } from '@/scripts/simulators/authorize-net'
import { checkAuthorizeNet } from './check'
import type { AuthorizeNetConfig } from './client'

describe('checkAuthorizeNet', () => {
  let simulator: Awaited<ReturnType<typeof startAuthorizeNetSimulator>>
  beforeAll(async () => {
    simulator = await startAuthorizeNetSimulator()
  })
  afterAll(() => simulator.close())

  it('distinguishes valid credentials, invalid ones, and an unreachable provider', async () => {
    const config: AuthorizeNetConfig = {
      ...simulator.credentials,
      currency: 'USD',
      apiUrl: simulator.url,
    }
    expect(await checkAuthorizeNet(config)).toBe('accepted')
    expect(await checkAuthorizeNet({ ...config, transactionKey: 'wrong' })).toBe('refused')
    const apiUrl = `http://127.0.0.1:${await freePort()}`
    expect(await checkAuthorizeNet({ ...config, apiUrl })).toBe('unreachable')
  })
})
