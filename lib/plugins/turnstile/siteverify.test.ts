import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SimulatorServer } from '@/scripts/simulators/http-server'
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

describe('verifyToken', () => {
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
