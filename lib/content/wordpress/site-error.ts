import type { SiteAnswer } from './client'

/** A site that did not give what it was asked for; the message is for the owner. */
export class SiteError extends Error {
  constructor(
    message: string,
    /** After how many seconds it wants to be asked again, if it says so. */
    readonly retryAfter?: number,
  ) {
    super(message)
    this.name = 'SiteError'
  }
}

const WORDPRESS = 'WordPress'

/** @param name what answers there */
export const unreadable = (name = WORDPRESS) =>
  new SiteError(`${name} gave an answer that cannot be read`)

/** An answer that is as it was asked for. @throws SiteError */
export function answered(
  answer: SiteAnswer,
  name = WORDPRESS,
): Extract<SiteAnswer, { kind: 'answer' }> {
  if (answer.kind === 'no_answer' || answer.kind === 'not_secure')
    throw new SiteError(`${name} could not be reached`)
  if (answer.kind === 'unreadable') throw unreadable(name)
  if (answer.status !== 200)
    throw new SiteError(`${name} answered with status ${answer.status}`, answer.retryAfter)
  return answer
}
