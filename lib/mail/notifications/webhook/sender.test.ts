import { describe, expect, it } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { newSigningSecret, signedHeaders } from './sender'

const BODY = JSON.stringify({ type: 'order.created', data: { orderNumber: 'SH-1 “é”' } })

describe('a signed message', () => {
  it("is accepted by the standard's own verifier", () => {
    const secret = newSigningSecret()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const headers = signedHeaders('message-1', BODY, secret)
    expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY))
  })

  it.each([
    ['another body', (headers: Record<string, string>) => ({ body: `${BODY} `, headers })],
    [
      'another id',
      (headers: Record<string, string>) => ({
        body: BODY,
        headers: { ...headers, 'webhook-id': 'message-2' },
      }),
    ],
    [
      'another time',
      (headers: Record<string, string>) => ({
        body: BODY,
        headers: {
          ...headers,
          'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1),
        },
      }),
    ],
  ])('is refused with %s', (_what, change) => {
    const secret = newSigningSecret()
    const { body, headers } = change(signedHeaders('message-1', BODY, secret))
    expect(() => new Webhook(secret).verify(body, headers)).toThrow()
  })

  it('is refused with another secret', () => {
    const headers = signedHeaders('message-1', BODY, newSigningSecret())
    expect(() => new Webhook(newSigningSecret()).verify(BODY, headers)).toThrow()
  })
})
