import type { Outcome } from '@/lib/mail/notifications/delivery-outcome'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'

/** What the log says of an answer that is not as documented. */
export const UNREADABLE = 'The CRM gave an answer that cannot be read'

/** A call that a CRM did not do, or that it may have done without saying so. */
export class CrmError extends Error {
  constructor(
    readonly outcome: Exclude<Outcome, { kind: 'off' }>,
    message: string,
  ) {
    super(message)
    this.name = 'CrmError'
  }

  /** The status that it answered with; `null` when it did not answer. */
  get status(): number | null {
    return this.outcome.kind === 'answer' ? this.outcome.status : null
  }

  /** After how many seconds it wants to be asked again, if it says so. */
  get retryAfter(): number | undefined {
    return this.outcome.kind === 'answer' ? this.outcome.retryAfter : undefined
  }
}

/**
 * The body of an answer that did what was asked for.
 *
 * @param codeOf reads the error's code from a refusal: its text may repeat what is a buyer's
 * @throws CrmError
 */
export function bodyOf(
  service: string,
  result: CallResult,
  codeOf: (body: unknown) => string,
): unknown {
  if (result.kind !== 'answer')
    throw new CrmError(
      { kind: 'failed', message: `${service} did not answer (${result.message})` },
      `${service} did not answer: ${result.message}`,
    )
  const { status, body, retryAfter } = result
  if (status < 300) return body
  throw new CrmError(
    { kind: 'answer', status, body: codeOf(body), retryAfter },
    `${service} answered with status ${status}`,
  )
}

/**
 * What is answered about something that may not be there.
 *
 * @param gone the statuses that say so
 * @returns `null` when it is not
 * @throws CrmError
 */
export async function ifThere<T>(
  answer: Promise<T>,
  gone: readonly number[] = [404],
): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CrmError && error.status !== null && gone.includes(error.status))
      return null
    throw error
  }
}
