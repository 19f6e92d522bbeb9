import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { describe, expect, it } from '@jest/globals'
import { AppError } from '@/lib/core/errors'
import { OUTSIDE_PROVIDER_IDS, PROVIDER_IDS } from './provider-ids'

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
    const { PROVIDERS, providersForMethod } = await registry()
    expect(providersForMethod('paypal')).toEqual([PROVIDERS.paypal])
    for (const provider of Object.values(PROVIDERS))
      expect(providersForMethod(provider.paymentMethod)).toContain(provider)
  })

  it('are found by the address of a call that they can answer', async () => {
    const { PROVIDERS, providerAt } = await registry()
    expect(providerAt('wallet', 'paypal')).toBe(PROVIDERS.paypal)
    expect(providerAt('card', 'authorize-net')).toBe(PROVIDERS.authorize_net)
    for (const address of ['authorize-net', 'authorize_net', 'gift-card', 'free', 'nobody', ''])
      expect(() => providerAt('wallet', address)).toThrow(AppError)
    expect(() => providerAt('card', 'authorize_net')).toThrow(AppError)
  })

  it('stand in the checkout by their kind: wallets, fields of providers, cards; never the store', async () => {
    const { CHECKOUT_PROVIDERS, PROVIDERS } = await registry()
    const order = ['wallet', 'elements', 'card']
    const kinds = CHECKOUT_PROVIDERS.map(({ kind }) => order.indexOf(kind))
    expect(kinds).toEqual(kinds.toSorted())
    const isShown = ({ kind }: { kind: string }) => kind !== 'store'
    expect(new Set(CHECKOUT_PROVIDERS)).toEqual(new Set(Object.values(PROVIDERS).filter(isShown)))
  })

  it('are distinguished only in their own folders', () => {
    const cases = OUTSIDE_PROVIDER_IDS.join('|')
    const comparison = new RegExp(
      String.raw`\bprovider\b\s*[!=]==?\s*['"\`]|case\s+['"\`](?:${cases})['"\`]`,
    )
    const offenders = ['lib', 'app', 'components']
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => relative(process.cwd(), join(entry.parentPath, entry.name)))
      .filter(
        (file) =>
          !/prisma-client|^(?:lib\/payments|components\/checkout\/payment)\/(?:paypal|authorize-net|stripe|square|klarna)\//.test(
            file,
          ),
      )
      .filter((file) => comparison.test(readFileSync(file, 'utf8')))
    expect(offenders).toEqual([])
    expect(comparison.test(`if (payment.provider === 'paypal') return`)).toBe(true)
    expect(comparison.test(`case 'authorize_net':`)).toBe(true)
  })
})
