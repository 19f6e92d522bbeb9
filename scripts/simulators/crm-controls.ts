import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import { Outcomes } from './outcomes'

/** A deal as `GET /__state` reports it, whatever the CRM calls it. */
export type SimulatedDeal = {
  id: string
  orderNumber: string
  name: string
  amount: string
  /** `null`: that of the account. */
  currency: string | null
  state: 'won' | 'lost' | 'open'
  /** The addresses of those who are joined with it. */
  contacts: string[]
}

type SimulatedContact = {
  id: string
  email: string
  name: string
  newsletter: boolean
  language: string
}

export type SimulatedCrm = { deals: SimulatedDeal[]; contacts: SimulatedContact[] }

/** In how many seconds to ask again, when there were too many calls. */
const RETRY_AFTER = '1'

/**
 * Serves a simulated CRM. `GET /__state` reports what it has. `POST /__control`: the outcome of the next calls, named by their method, is a
 * status, `lost` (done, without an answer) or `never sent` (not done, without one).
 */
export function serveCrm(
  handle: (request: Incoming) => Reply,
  state: () => SimulatedCrm,
): Promise<SimulatorServer> {
  const outcomes = new Outcomes()
  return serve(0, async (request) => {
    const { path, method, body } = request
    if (path === '/__state') return { json: state() }
    if (path === '/__control') {
      outcomes.order(JSON.parse(body))
      return { json: {} }
    }
    const outcome = outcomes.next(method, `${path} ${body}`)
    if (outcome === 'never sent') return 'hang up'
    if (outcome === '429') return { status: 429, json: {}, headers: { 'retry-after': RETRY_AFTER } }
    if (outcome && outcome !== 'lost') return { status: Number(outcome), json: {} }
    const reply = handle(request)
    return outcome === 'lost' ? 'hang up' : reply
  })
}
