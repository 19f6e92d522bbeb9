import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SimulatorServer } from '@/scripts/simulators/http-server'
import {
  recaptchaToken,
  SIMULATED_RECAPTCHA,
  startRecaptchaSimulator,
} from '@/scripts/simulators/recaptcha'
import {
  SIMULATED_SECRET,
  SIMULATED_TOKENS,
  startTurnstileSimulator,
} from '@/scripts/simulators/turnstile'
import { verifyToken } from './siteverify'

let turnstile: SimulatorServer
beforeEach(async () => {
  turnstile = await startTurnstileSimulator()
})
afterEach(() => turnstile.close())

const verify = (token: string, changes: object = {}) =>
  verifyToken({
    apiUrl: `${turnstile.url}/turnstile/v0`,
    encoding: 'json',
    secret: SIMULATED_SECRET,
    token,
    address: '203.0.113.7',
    hostnames: ['shop.example'],
    action: 'contact',
    timeoutMs: 400,
    ...changes,
  })
const token = (details: object = {}) =>
  SIMULATED_TOKENS.good({ hostname: 'shop.example', action: 'contact', ...details })
const order = (outcome: string) =>
  fetch(`${turnstile.url}/__control`, {
    method: 'POST',
    body: JSON.stringify({ call: 'siteverify', outcome }),
  })

describe('verifyToken with Turnstile', () => {
  it('takes a token once', async () => {
    const once = token()
    expect(await verify(once)).toEqual({ kind: 'person' })
    expect(await verify(once)).toEqual({ kind: 'refused', reason: 'timeout-or-duplicate' })
  })

  it('sends the visitor’s address', async () => {
    await verify(token())
    const { calls } = await (await fetch(`${turnstile.url}/__state`)).json()
    expect(calls).toEqual([expect.objectContaining({ remoteip: '203.0.113.7' })])
  })

  it('names no address that is none', async () => {
    await verify(token(), { address: 'unknown' })
    const { calls } = await (await fetch(`${turnstile.url}/__state`)).json()
    expect(calls[0]).not.toHaveProperty('remoteip')
  })

  it.each([
    ['none', '', 'missing-input-response'],
    ['a made-up one', 'made-up', 'invalid-input-response'],
    ['one of another site', token({ hostname: 'evil.example' }), 'made for evil.example'],
    ['one of another form', token({ action: 'login' }), 'made for login'],
  ])('refuses %s', async (_, given, reason) => {
    expect(await verify(given)).toEqual({ kind: 'refused', reason })
  })

  it.each(['error', 'no answer', 'hang up', 'page'])(
    'knows nothing of the visitor after: %s',
    async (outcome) => {
      await order(outcome)
      expect((await verify(token())).kind).toBe('unavailable')
    },
  )

  it('does not blame the visitor for a wrong secret or an address without a server', async () => {
    expect(await verify(token(), { secret: 'another' })).toEqual({
      kind: 'unavailable',
      reason: 'invalid-input-secret',
    })
    expect((await verify(token(), { apiUrl: 'http://127.0.0.1:9' })).kind).toBe('unavailable')
  })
})

describe('verifyToken with reCAPTCHA', () => {
  let google: SimulatorServer
  beforeEach(async () => {
    google = await startRecaptchaSimulator()
  })
  afterEach(() => google.close())

  const verifyCheckbox = (given: string, changes: object = {}) =>
    verify(given, {
      apiUrl: `${google.url}/recaptcha/api`,
      encoding: 'form',
      secret: SIMULATED_RECAPTCHA.secretKey,
      ...changes,
    })

  it('takes a token once, for whichever form, and sends the visitor’s address', async () => {
    const once = recaptchaToken('shop.example')
    expect(await verifyCheckbox(once)).toEqual({ kind: 'person' })
    expect(await verifyCheckbox(once)).toEqual({ kind: 'refused', reason: 'timeout-or-duplicate' })
    const { calls } = await (await fetch(`${google.url}/__state`)).json()
    expect(calls).toEqual([{ remoteip: '203.0.113.7' }, { remoteip: '203.0.113.7' }])
  })

  it.each([
    ['none', '', 'missing-input-response'],
    ['a made-up one', 'made-up&secret=x', 'invalid-input-response'],
    ['one of another site', recaptchaToken('evil.example'), 'made for evil.example'],
  ])('refuses %s', async (_, given, reason) => {
    expect(await verifyCheckbox(given)).toEqual({ kind: 'refused', reason })
  })

  it('does not blame the visitor for a wrong secret, which is named beside the token', async () => {
    expect(await verifyCheckbox('made-up', { secret: 'another' })).toEqual({
      kind: 'unavailable',
      reason: 'invalid-input-response, invalid-input-secret',
    })
  })
})
