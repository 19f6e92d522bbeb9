import { describe, expect, it } from '@jest/globals'
import { acceptJsOf, acceptJsSources } from './accept-js'

const LIVE = {
  mode: 'live',
  loginId: 'login',
  clientKey: 'key',
  apiUrl: 'https://api.authorize.net/xml/v1/request.api',
} as const
const TEST = {
  ...LIVE,
  mode: 'test',
  apiUrl: 'https://apitest.authorize.net/xml/v1/request.api',
} as const
const SIMULATED = { ...TEST, apiUrl: 'http://127.0.0.1:4444/xml/v1/request.api' } as const

describe('Accept.js of an account', () => {
  it('is there with a public client key only', () => {
    const { clientKey: _, ...keyless } = LIVE
    for (const account of [null, keyless, { ...LIVE, clientKey: '' }]) {
      expect(acceptJsOf(account)).toBeNull()
      expect(acceptJsSources(account)).toEqual([])
    }
  })

  it.each([
    ['live', LIVE, 'https://js.authorize.net/v1/Accept.js'],
    ['the sandbox', TEST, 'https://jstest.authorize.net/v1/Accept.js'],
    ['a simulator', SIMULATED, 'http://127.0.0.1:4444/v1/Accept.js'],
    [
      'live behind a proxy of the owner’s',
      { ...LIVE, apiUrl: 'https://proxy.example/authorize-net' },
      'https://js.authorize.net/v1/Accept.js',
    ],
  ])('has the script of %s, which its sources allow', (_, account, scriptUrl) => {
    expect(acceptJsOf(account)).toEqual({ scriptUrl, apiLoginId: 'login', clientKey: 'key' })
    const [sources] = acceptJsSources(account)
    expect(sources?.['script-src']).toEqual([new URL(scriptUrl).origin])
  })

  it('has no secrets', () => {
    const account = { ...LIVE, transactionKey: 'secret' }
    expect(JSON.stringify(acceptJsOf(account))).not.toContain('secret')
  })

  it('allows only the hosts of its mode', () => {
    expect(JSON.stringify(acceptJsSources(LIVE))).not.toContain('test')
    expect(acceptJsSources(TEST)).toEqual([
      {
        'script-src': ['https://jstest.authorize.net'],
        'connect-src': ['https://jstest.authorize.net', 'https://apitest.authorize.net'],
      },
    ])
  })
})
