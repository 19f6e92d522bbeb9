import { z } from 'zod'
import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import type { Notifier } from './notifier'
import { Outcomes } from './outcomes'

/** What somebody does at the help desk itself: an agent, or the visitor by mail. */
const deedSchema = z.object({
  ticketId: z.string(),
  by: z.enum(['agent', 'visitor']),
  text: z.string().optional(),
  isPublic: z.boolean().default(true),
  /** In the help desk's own words. */
  status: z.string().optional(),
})
export type Deed = z.output<typeof deedSchema>

/** A ticket as `GET /__state` reports it, whatever the help desk calls it. */
export type SimulatedTicket = {
  id: string
  subject: string
  name: string
  email: string
  /** In the help desk's own words. */
  status: string
  tags: string[]
  comments: { text: string; by: 'agent' | 'visitor'; isPublic: boolean }[]
}

type SimulatedDesk = {
  /** The provider's own calls. */
  handle: (request: Incoming) => Reply
  state: () => SimulatedTicket[]
  act: (deed: Deed) => void
  /** Takes the secret that its notifications are known by. */
  learn?: (secret: string) => void
  notifier: Notifier
}

/** In how many seconds to ask again, when there were too many calls. */
const RETRY_AFTER = '1'

/**
 * Serves a simulated help desk. `GET /__state` reports its tickets, `POST /__act` does what people do there, `POST /__secret` sets the secret of
 * its notifications, `POST /__notify` where they go. `POST /__control`: the outcome of the next calls, named by method and path, is a status, `lost` (done, without an
 * answer) or `never sent` (not done, without one).
 */
export function serveHelpDesk(desk: SimulatedDesk): Promise<SimulatorServer> {
  const outcomes = new Outcomes()
  return serve(0, async (request) => {
    const { path, method, body } = request
    if (path === '/__state') return { json: desk.state() }
    if (path.startsWith('/__')) {
      const given: unknown = JSON.parse(body)
      if (path === '/__control') outcomes.order(given)
      else if (path === '/__notify') desk.notifier.direct(given)
      else if (path === '/__secret')
        desk.learn?.(z.object({ secret: z.string() }).parse(given).secret)
      else desk.act(deedSchema.parse(given))
      return { json: {} }
    }
    const outcome = outcomes.next(method, `${path} ${body}`)
    if (outcome === 'never sent') return 'hang up'
    if (outcome === '429') return { status: 429, json: {}, headers: { 'retry-after': RETRY_AFTER } }
    if (outcome && outcome !== 'lost') return { status: Number(outcome), json: {} }
    const reply = desk.handle(request)
    return outcome === 'lost' ? 'hang up' : reply
  })
}
