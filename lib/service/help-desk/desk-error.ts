import type { Outcome } from '@/lib/mail/notifications/delivery-outcome'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'

/** What the log says of an answer that is not as documented. */
export const UNREADABLE = 'The help desk gave an answer that cannot be read'

/** A call that a help desk did not do, or that it may have done without saying so. */
export class DeskError extends Error {
  constructor(
    readonly outcome: Exclude<Outcome, { kind: 'off' }>,
    message: string,
  ) {
    super(message)
    this.name = 'DeskError'
  }

  /** The status that it answered with; `null` when it did not answer. */
  get status(): number | null {
    return this.outcome.kind === 'answer' ? this.outcome.status : null
  }
}

/**
 * The body of an answer that did what was asked for.
 *
 * @param codeOf reads the error's code from a refusal: its text may repeat what somebody wrote
 * @throws DeskError
 */
export function bodyOf(
  service: string,
  result: CallResult,
  codeOf: (body: unknown) => string = () => '',
): unknown {
  if (result.kind !== 'answer')
    throw new DeskError(
      { kind: 'failed', message: `${service} did not answer (${result.message})` },
      `${service} did not answer: ${result.message}`,
    )
  const { status, body, retryAfter } = result
  if (status < 300) return body
  throw new DeskError(
    { kind: 'answer', status, body: codeOf(body), retryAfter },
    `${service} answered with status ${status}`,
  )
}
