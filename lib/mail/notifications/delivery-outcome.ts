import type { PostAnswer } from '@/lib/platform/outgoing/post-public'
import type { TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'

/** The outcome of a delivery attempt; `off` when the plugin was switched off in the meantime. */
export type Outcome = { kind: 'off' } | PostAnswer

/** Whether the receiver has accepted a message: it answered 2xx. */
export const isAccepted = (outcome: Outcome): boolean =>
  outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300

/** A description of what went wrong; of a response its start, as one line. */
export function describeFailure(outcome: Outcome): string {
  if (outcome.kind === 'off') return 'The plugin was switched off'
  if (outcome.kind === 'failed') return outcome.message
  if (outcome.status >= 300 && outcome.status < 400)
    return `The receiver answered ${outcome.status}; redirects are not followed`
  const answer = outcome.body.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return `The receiver answered ${outcome.status}${answer ? `: ${answer.slice(0, 200)}` : ''}`
}

/** The answer to a test message as the result of "Test connection". */
export const testResultOf = (answer: PostAnswer, success: string): TestResult =>
  isAccepted(answer) ? passed(success) : failed(`${describeFailure(answer)}.`)
