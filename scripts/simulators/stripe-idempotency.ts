import type { Reply } from './http-server'
import { StripeFault } from './stripe-form'

type Kept = { request: string; reply: Reply | undefined }

/** The answers that Stripe keeps under idempotency keys: a repeated request has no further effect. */
export class IdempotencyKeys {
  private readonly kept = new Map<string, Kept>()

  clear(): void {
    this.kept.clear()
  }

  /**
   * The kept answer; `undefined` for a key that is new and now in use.
   *
   * @throws StripeFault for a key of another request, or of one that is still under way
   */
  begin(key: string, request: string): Reply | undefined {
    const known = this.kept.get(key)
    if (!known) {
      this.kept.set(key, { request, reply: undefined })
      return undefined
    }
    if (known.request !== request)
      throw refused(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      )
    if (!known.reply)
      throw refused(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      )
    return {
      ...known.reply,
      headers: { ...known.reply.headers, 'idempotent-replayed': 'true' },
    }
  }

  /** Keeps the answer; `undefined` frees the key, as nothing was done. */
  end(key: string, reply: Reply | undefined): void {
    const known = this.kept.get(key)
    if (known && reply) known.reply = reply
    else this.kept.delete(key)
  }
}

const refused = (status: number, message: string, code?: string) =>
  new StripeFault(status, { type: 'idempotency_error', ...(code && { code }), message }, true)
