import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Audience } from '@/lib/marketing/newsletter/audiences/audience'
import {
  SIMULATED_KLAVIYO_KEY,
  SIMULATED_KLAVIYO_LIST,
  type SimulatedProfile,
  startKlaviyoSimulator,
} from '@/scripts/simulators/klaviyo'

let klaviyoAudience: Audience
let klaviyo: Awaited<ReturnType<typeof startKlaviyoSimulator>>
const VALUES = { privateKey: SIMULATED_KLAVIYO_KEY, listId: SIMULATED_KLAVIYO_LIST }

beforeAll(async () => {
  klaviyo = await startKlaviyoSimulator()
  process.env.KLAVIYO_API_URL = `${klaviyo.url}/api`
  process.env.DATABASE_URL ||= 'postgres://nobody@localhost/none'
  process.env.APP_SECRET ||= 'x'.repeat(32)
  // What it imports reads the environment at once.
  ;({ klaviyoAudience } = await import('./audience'))
})
afterAll(() => klaviyo.close())

const control = (what: object) =>
  fetch(`${klaviyo.url}/__control`, { method: 'POST', body: JSON.stringify(what) })
const profiles = async (): Promise<SimulatedProfile[]> =>
  (await (await fetch(`${klaviyo.url}/__state`)).json()).profiles
const member = (email: string) => ({
  email,
  locale: 'en',
  confirmedAt: new Date('2026-01-01T00:00:00Z'),
})

describe('a list of Klaviyo', () => {
  it('is tested by key, rights and list', async () => {
    const test = (differing: object) =>
      klaviyoAudience.plugin.connector
        .test({ ...VALUES, ...differing })
        .then(({ message }) => message)
    expect(await test({})).toBe('Klaviyo knows the key and the list.')
    expect(await test({ listId: 'Z9z9Z9' })).toBe('Klaviyo knows the key, but no such list.')
    expect(await test({ privateKey: 'pk_other' })).toBe('Klaviyo does not take this key.')
    await control({ statuses: [403] })
    expect(await test({})).toBe('Klaviyo knows the key, but it may not do enough.')
  })

  it('takes those it does not know from before, with the time of their consent, and nobody who left there', async () => {
    await control({ leave: 'gone@reader.example' })
    await klaviyoAudience.subscribe(VALUES, member('new+1@reader.example'))
    const many = Array.from({ length: 60 }, (_, n) => member(`reader-${n}@reader.example`))
    await klaviyoAudience.addMissing(VALUES, [
      member('Gone@reader.example'),
      member('new+1@reader.example'),
      ...many,
    ])
    const found = await profiles()
    expect(found).toHaveLength(62)
    expect(found.filter(({ isHistorical }) => isHistorical)).toHaveLength(60)
    expect(found.find(({ email }) => email === 'gone@reader.example')?.consent).toBe('UNSUBSCRIBED')
  })

  it('forgets and unsubscribes, and need not know whom it does not know', async () => {
    await klaviyoAudience.subscribe(VALUES, member('ada@reader.example'))
    await klaviyoAudience.unsubscribe(VALUES, 'ada@reader.example')
    await klaviyoAudience.unsubscribe(VALUES, 'unknown@reader.example')
    const ofAda = async () => (await profiles()).filter(({ email }) => /ada|unknown/.test(email))
    expect((await ofAda()).map(({ consent }) => consent)).toEqual(['UNSUBSCRIBED'])
    await klaviyoAudience.forget(VALUES, 'ada@reader.example')
    await klaviyoAudience.forget(VALUES, 'unknown@reader.example')
    expect(await ofAda()).toEqual([])
  })

  it('asks for another try when Klaviyo is in trouble, or takes the key no more', async () => {
    for (const status of [401, 403, 429, 503]) {
      await control({ statuses: [status] })
      await expect(klaviyoAudience.subscribe(VALUES, member('ada@reader.example'))).rejects.toThrow(
        `status ${status}`,
      )
    }
  })
})
