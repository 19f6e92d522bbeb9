import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { describe, expect, it } from '@jest/globals'
import { PROVIDER_IDS } from './provider-ids'

/** The registry reads the environment when it is loaded; no connection is opened here. */
const registry = () => {
  process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/nothing'
  process.env.APP_SECRET ??= 'a secret for tests that seal nothing'
  return import('./providers')
}

describe('the payment providers', () => {
  it('each have one entry, under its own id', async () => {
    const { PROVIDERS, providerOf } = await registry()
    expect(Object.keys(PROVIDERS)).toEqual([...PROVIDER_IDS])
    for (const id of PROVIDER_IDS) expect(providerOf({ provider: id }).id).toBe(id)
  })

  it('are found by what an order calls its payment method', async () => {
    const { cardProvider, PROVIDERS, providerForMethod, walletProvider } = await registry()
    expect(providerForMethod('paypal')).toBe(walletProvider)
    expect(providerForMethod('card')).toBe(cardProvider)
    for (const provider of Object.values(PROVIDERS))
      expect(providerForMethod(provider.paymentMethod)).toBe(provider)
  })

  it('are distinguished only in their own folders', () => {
    const comparison = /\bprovider\b\s*[!=]==?\s*['"`]|case\s+['"`](?:paypal|authorize_net)['"`]/
    const offenders = ['lib', 'app', 'components']
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => relative(process.cwd(), join(entry.parentPath, entry.name)))
      .filter((file) => !/prisma-client|^lib\/payments\/(?:paypal|authorize-net)\//.test(file))
      .filter((file) => comparison.test(readFileSync(file, 'utf8')))
    expect(offenders).toEqual([])
    expect(comparison.test(`if (payment.provider === 'paypal') return`)).toBe(true)
  })
})
