import type { TextResult } from '@/lib/platform/outgoing/call-provider'
import type { TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { inOneLine } from './bounces/status-code'

/** A provider that does not answer by then may have taken the mail. */
export const PROVIDER_TIMEOUT_MS = 20_000

type Answer = Extract<TextResult, { kind: 'answer' }>

/** What a provider answered. @throws Error when it can't be reached, in words for the owner */
export function answerOf(provider: string, result: TextResult): Answer {
  if (result.kind === 'answer') return result
  throw new Error(`${provider} could not be reached (${result.message})`)
}

/** Why a provider did not take a mail, in words for the owner. @param words the provider's own */
export function notTaken(provider: string, status: number, words: string): Error {
  const said = `${status} ${inOneLine(words)}`.trim()
  return new Error(
    status === 401 || status === 403
      ? `${provider} does not let the store send: ${said}`
      : `${provider} did not take the mail: ${said}`,
  )
}

/** The test of a provider's plugin. @param send sends a mail that reaches nobody */
export async function testBySending(
  provider: string,
  send: () => Promise<unknown>,
): Promise<TestResult> {
  try {
    await send()
    return passed(`${provider} takes mails with these credentials and from this address.`)
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}
