import { z } from 'zod'

/** Body of `POST /__control`: the outcome of the next calls of a kind. */
const controlSchema = z.object({
  call: z.string(),
  outcome: z.string(),
  times: z.number().int().min(1).default(1),
})

/** The outcomes that tests have set, one queue for each kind of call. */
export class Outcomes {
  private queues = new Map<string, string[]>()

  /** Handles a control request. @throws ZodError when it is malformed */
  order(body: unknown): void {
    const { call, outcome, times } = controlSchema.parse(body)
    const queue = this.queues.get(call) ?? []
    for (let n = 0; n < times; n++) queue.push(outcome)
    this.queues.set(call, queue)
  }

  /** The outcome of the incoming call; `undefined` for the default. */
  next(call: string): string | undefined {
    return this.queues.get(call)?.shift()
  }

  clear(): void {
    this.queues.clear()
  }
}
