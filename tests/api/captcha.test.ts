import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { recaptchaToken } from '@/scripts/simulators/recaptcha'
import { SIMULATED_SECRET, SIMULATED_TOKENS } from '@/scripts/simulators/turnstile'
import { apiClient } from '@/tests/setup/api-client'
import { simulate } from '@/tests/setup/checkout-client'
import { recaptchaOn, switchPlugins, turnstileOn } from '@/tests/setup/plugins'
import { startStore, type TestStore } from '@/tests/setup/store'
import { TEST_ADMIN } from '@/tests/setup/template'

let store: TestStore
let client: ReturnType<typeof apiClient>
let email: string
let switchBack: (() => Promise<void>) | undefined

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())
beforeEach(() => {
  client = apiClient(store.url)
  email = `${client.session}@buyer.example`
})
afterEach(async () => {
  await switchBack?.()
  switchBack = undefined
  for (const service of ['turnstile', 'recaptcha'] as const)
    await fetch(`${store.simulators[service]}/__reset`, { method: 'POST' })
})

const turnOn = async (settings: object, secret = SIMULATED_SECRET) => {
  switchBack = await switchPlugins(store, turnstileOn(settings, secret))
}
const token = (action: string, hostname = 'localhost') =>
  SIMULATED_TOKENS.good({ hostname, action })

const REFUSED = {
  status: 400,
  body: {
    code: 'invalid',
    issues: [{ path: 'captchaToken', message: 'Please complete the security check' }],
  },
}

const OUTCOMES = ['error', 'no answer', 'hang up', 'page'] as const
const siteverify = (outcome: string) =>
  simulate(store.simulators.turnstile, { call: 'siteverify', outcome })

const post = (captchaToken?: unknown, changes: object = {}) =>
  client.call('/api/contact', {
    method: 'POST',
    body: {
      name: 'Ada Buyer',
      email,
      subject: 'The key is not taken',
      message: 'Hello',
      locale: 'en',
      captchaToken,
      ...changes,
    },
  })
const stored = async () =>
  (await store.sql.query('SELECT * FROM "ContactMessage" WHERE "email" = $1', [email])).rows
const login = (captchaToken?: string, password = TEST_ADMIN.password) =>
  client.call('/api/auth/login', {
    method: 'POST',
    body: { username: TEST_ADMIN.username, password, captchaToken },
  })

describe('POST /api/contact with the security check', () => {
  it('asks for nothing while the plugin is off, or on for the login only', async () => {
    expect((await post()).status).toBe(201)
    await turnOn({ onContact: false, onLogin: true })
    expect((await post()).status).toBe(201)
  })

  it('takes a message with a good token, once', async () => {
    await turnOn({ onContact: true, onLogin: false })
    const once = token('contact')
    expect((await post(once)).status).toBe(201)
    expect(await post(once)).toMatchObject(REFUSED)
    expect(await stored()).toHaveLength(1)
    const { calls } = await (await fetch(`${store.simulators.turnstile}/__state`)).json()
    expect(calls).toEqual([{ remoteip: client.address }, { remoteip: client.address }])
  })

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a made-up one', 'made-up'],
    ['one of another form', token('login')],
    ['one of another site', token('contact', 'evil.example')],
  ])('refuses %s and stores nothing', async (_, given) => {
    await turnOn({ onContact: true, onLogin: false })
    expect(await post(given)).toMatchObject(REFUSED)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['a number', 7],
    ['a list', ['a']],
    ['an object', { a: 1 }],
    ['what is too long for one', 'x'.repeat(8193)],
  ])('refuses %s without asking anybody', async (_, value) => {
    await turnOn({ onContact: true, onLogin: false })
    const answer = await post(value)
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'captchaToken' }] } })
    const { calls } = await (await fetch(`${store.simulators.turnstile}/__state`)).json()
    expect(calls).toEqual([])
  })

  it.each(OUTCOMES)('stores nothing when Cloudflare gives: %s', async (outcome) => {
    await turnOn({ onContact: true, onLogin: false })
    await siteverify(outcome)
    const answer = await post(token('contact'))
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        reason: 'captcha',
        message: 'The security check does not answer right now. Please try again in a moment.',
      },
    })
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await stored()).toEqual([])
  })

  it('blames no visitor for a wrong secret key', async () => {
    await turnOn({ onContact: true, onLogin: false }, '0x4AAAAAAAAnotherSecretKey')
    expect((await post(token('contact'))).status).toBe(503)
  })

  it('still reveals nothing to bots that fill in the hidden field', async () => {
    await turnOn({ onContact: true, onLogin: false })
    expect((await post(undefined, { website: 'https://spam.example' })).status).toBe(201)
    expect(await stored()).toEqual([])
  })
})

describe('POST /api/auth/login with the security check', () => {
  it('asks for nothing while the plugin is on for the contact form only', async () => {
    await turnOn({ onContact: true, onLogin: false })
    expect((await login()).status).toBe(200)
  })

  it('lets in with a good token and the right password only', async () => {
    await turnOn({ onContact: false, onLogin: true })
    expect((await login(token('login'))).status).toBe(200)
    expect((await login(token('login'), 'wrong')).status).toBe(401)
    expect(await login(token('contact'))).toMatchObject(REFUSED)
    expect(await login()).toMatchObject(REFUSED)
  })

  it('reveals nothing about the password without a passed check', async () => {
    await turnOn({ onContact: false, onLogin: true })
    const answers = [await login('made-up'), await login('made-up', 'wrong')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [400, answers[0]?.body],
      [400, answers[0]?.body],
    ])
  })

  it('counts failed checks for the address, but never locks a user out by them', async () => {
    await turnOn({ onContact: false, onLogin: true })
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn++) statuses.push((await login('made-up')).status)
    expect(statuses).toEqual([...Array(20).fill(400), 429])
    client = apiClient(store.url)
    expect((await login(token('login'))).status).toBe(200)
  })

  it.each(OUTCOMES)('does without while Cloudflare gives: %s', async (outcome) => {
    await turnOn({ onContact: false, onLogin: true })
    await siteverify(outcome)
    expect((await login()).status).toBe(200)
    await siteverify(outcome)
    expect((await login(undefined, 'wrong')).status).toBe(401)
  })
})

describe('with reCAPTCHA as the security check', () => {
  const turnOnFor = async (...forms: string[]) => {
    switchBack = await switchPlugins(store, recaptchaOn(forms))
  }
  const google = (outcome: string) =>
    simulate(store.simulators.recaptcha, { call: 'siteverify', outcome })

  it('takes a message with a good token, once, and asks nobody else', async () => {
    await turnOnFor('contact')
    const once = recaptchaToken('localhost')
    expect((await post(once)).status).toBe(201)
    expect(await post(once)).toMatchObject(REFUSED)
    expect(await stored()).toHaveLength(1)
    const callsOf = async (service: 'turnstile' | 'recaptcha') =>
      (await (await fetch(`${store.simulators[service]}/__state`)).json()).calls
    expect(await callsOf('recaptcha')).toEqual([
      { remoteip: client.address },
      { remoteip: client.address },
    ])
    expect(await callsOf('turnstile')).toEqual([])
  })

  it.each([
    ['none', undefined],
    ['a made-up one', 'made-up'],
    ['one of another site', recaptchaToken('evil.example')],
    ['one of Turnstile', token('contact')],
  ])('refuses %s and stores nothing', async (_, given) => {
    await turnOnFor('contact')
    expect(await post(given)).toMatchObject(REFUSED)
    expect(await stored()).toEqual([])
  })

  it('protects the forms that it is on for, and no others', async () => {
    await turnOnFor('login')
    expect((await post()).status).toBe(201)
    expect(await login()).toMatchObject(REFUSED)
    expect((await login(recaptchaToken('localhost'))).status).toBe(200)
  })

  it('lets staff in and stores no message while Google gives no answer', async () => {
    await turnOnFor('contact', 'login')
    await google('no answer')
    expect((await login()).status).toBe(200)
    await google('error')
    expect(await post(recaptchaToken('localhost'))).toMatchObject({
      status: 503,
      body: { reason: 'captcha' },
    })
    expect(await stored()).toEqual([])
  })
})
