import { z } from 'zod'

/**
 * Body of `POST /__control`: the outcome of the next calls of a kind; with `for`, of those whose path or body
 * contains that text.
 */
const controlSchema = z.object({
  call: z.string(),
  outcome: z.string(),
  times: z.number().int().min(1).default(1),
  for: z.string().optional(),
})

type Waiting = { outcome: string; for?: string }

/** The outcomes that tests have set, one queue for each kind of call. */
export class Outcomes {
  private queues = new Map<string, Waiting[]>()

  /** Handles a control request. @throws ZodError when it is malformed */
  order(body: unknown): void {
    const { call, times, ...waiting } = controlSchema.parse(body)
    const queue = this.queues.get(call) ?? []
    for (let n = 0; n < times; n++) queue.push(waiting)
    this.queues.set(call, queue)
  }

  /** The outcome of the incoming call; `undefined` for the default. @param text its path and body */
  next(call: string, text = ''): string | undefined {
    const queue = this.queues.get(call) ?? []
    const at = queue.findIndex(({ for: mark }) => mark === undefined || text.includes(mark))
    return at === -1 ? undefined : queue.splice(at, 1)[0]?.outcome
  }

  clear(): void {
    this.queues.clear()
  }
}
