import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** Body of `POST /__notify`: where notifications go. Without a URL none are sent. */
const targetSchema = z.object({
  url: z.url().nullable(),
  /** How often each is sent. */
  copies: z.number().int().min(1).max(5).default(1),
  /** Each waits for a random time up to this one, so that they overtake each other. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
})

type Sent = { id: string; kind: string; status: number | null; attempts: number }

const MAX_ATTEMPTS = 25
const RETRY_AFTER_MS = 500

/** Sends a provider's notifications, again and again until they are taken, as providers do. */
export class Notifier {
  private target: z.output<typeof targetSchema> | null = null
  private readonly bodies = new Map<string, string>()
  private waiting = 0
  readonly sent: Sent[] = []

  /** @param sign the headers that prove where a body comes from, and to whom it goes */
  constructor(private readonly sign: (body: string, url: string) => Record<string, string>) {}

  /** Handles a control request. @throws ZodError when it is malformed */
  direct(body: unknown): void {
    const target = targetSchema.parse(body)
    this.target = target.url === null ? null : target
  }

  /** Announces something that happened. */
  announce(event: { id: string; kind: string; body: object }): void {
    if (!this.target) return
    this.bodies.set(event.id, JSON.stringify(event.body))
    for (let copy = 0; copy < this.target.copies; copy++) void this.deliver(event.id, event.kind)
  }

  /** Sends an earlier notification once more. @returns whether it is known */
  repeat(id: string): boolean {
    const known = this.sent.find((sent) => sent.id === id)
    if (known) void this.deliver(id, known.kind)
    return known !== undefined
  }

  /** How many are on their way or wait to be sent again. */
  get pending(): number {
    return this.waiting
  }

  private async deliver(id: string, kind: string): Promise<void> {
    const body = this.bodies.get(id)
    const { target } = this
    if (!target?.url || body === undefined) return
    const sent: Sent = { id, kind, status: null, attempts: 0 }
    this.sent.push(sent)
    this.waiting++
    await sleep(Math.random() * target.delayMs)
    while (sent.attempts < MAX_ATTEMPTS && this.target) {
      sent.attempts++
      sent.status = await this.post(target.url, body)
      if (sent.status !== null && sent.status < 300) break
      await sleep(RETRY_AFTER_MS)
    }
    this.waiting--
  }

  private async post(url: string, body: string): Promise<number | null> {
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.sign(body, url) },
        body,
        signal: AbortSignal.timeout(10_000),
      })
      return status
    } catch {
      return null
    }
  }
}
