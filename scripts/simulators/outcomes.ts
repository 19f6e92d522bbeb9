import { z } from 'zod'

/** Body of `POST /__control`: what the next calls of a kind get. */
const controlSchema = z.object({
  call: z.string(),
  outcome: z.string(),
  times: z.number().int().min(1).default(1),
})

/** The outcomes that tests have ordered, one queue for each kind of call. */
export class Outcomes {
  private queues = new Map<string, string[]>()

  /** Takes a control request. @throws ZodError when it is not of the form */
  order(body: unknown): void {
    const { call, outcome, times } = controlSchema.parse(body)
    const queue = this.queues.get(call) ?? []
    for (let n = 0; n < times; n++) queue.push(outcome)
    this.queues.set(call, queue)
  }

  /** What the call that is coming in gets; `undefined` for the ordinary course. */
  next(call: string): string | undefined {
    return this.queues.get(call)?.shift()
  }

  clear(): void {
    this.queues.clear()
  }
}
