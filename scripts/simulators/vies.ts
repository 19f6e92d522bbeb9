import { z } from 'zod'
import { type Reply, type SimulatorServer, serve } from './http-server'
import { Outcomes } from './outcomes'

const bodySchema = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
})

/** The end of a number that no company has. */
const UNKNOWN = /00$/

/**
 * The EU's service that knows VAT numbers, on loopback: those that end in 00 do not exist.
 * `POST /__control {call: 'check', outcome, times?}` sets the outcome of the next calls: `busy` (as when a state's
 * register does not answer), `no answer`, `hang up`, `page` (HTML instead of JSON). `GET /__state` reports the calls.
 */
export async function startViesSimulator(port = 0): Promise<SimulatorServer> {
  const outcomes = new Outcomes()
  let calls: z.infer<typeof bodySchema>[] = []

  const check = (body: string): Reply | 'never' | 'hang up' => {
    const asked = bodySchema.parse(JSON.parse(body))
    calls.push(asked)
    const outcome = outcomes.next('check', body)
    if (outcome === 'busy')
      return {
        status: 500,
        json: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] },
      }
    if (outcome === 'no answer') return 'never'
    if (outcome === 'hang up') return 'hang up'
    if (outcome === 'page') return { status: 503, html: '<h1>Service unavailable</h1>' }
    return {
      json: {
        ...asked,
        requestDate: new Date().toISOString(),
        valid: !UNKNOWN.test(asked.vatNumber),
        // Only who says who it is can prove later that it has asked.
        requestIdentifier: asked.requesterNumber ? `WAPIAAAA${calls.length}` : '',
        name: '---',
        address: '---',
      },
    }
  }

  return serve(port, async ({ method, path, body }) => {
    if (path === '/__control') {
      outcomes.order(JSON.parse(body))
      return { json: {} }
    }
    if (path === '/__state') return { json: { calls } }
    if (path === '/__reset') {
      outcomes.clear()
      calls = []
      return { json: {} }
    }
    if (method === 'POST' && path === '/taxation_customs/vies/rest-api/check-vat-number')
      return check(body)
    return { status: 404, json: {} }
  })
}
