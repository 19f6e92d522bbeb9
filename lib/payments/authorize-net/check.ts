import { z } from 'zod'
import { callProvider } from '@/lib/platform/outgoing/call-provider'
import type { AuthorizeNetConfig } from './gateway'
import { resultMessages } from './messages'

const answerSchema = z.object({ messages: resultMessages })

/** Authentication failed; the account is not active. */
const REFUSED = new Set(['E00005', 'E00006', 'E00007', 'E00008'])

/**
 * Asks Authorize.Net whether it knows these credentials.
 * https://developer.authorize.net/api/reference/#gettingstarted-section-section-header
 */
export async function checkAuthorizeNet({
  loginId,
  transactionKey,
  apiUrl,
  timeoutMs = 10_000,
}: AuthorizeNetConfig): Promise<'accepted' | 'refused' | 'unreachable'> {
  const result = await callProvider({
    url: apiUrl,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      authenticateTestRequest: { merchantAuthentication: { name: loginId, transactionKey } },
    }),
    timeoutMs,
  })
  const answer = result.kind === 'answer' ? answerSchema.safeParse(result.body).data : undefined
  if (!answer) return 'unreachable'
  if (answer.messages.resultCode === 'Ok') return 'accepted'
  return answer.messages.message.some(({ code }) => REFUSED.has(code)) ? 'refused' : 'unreachable'
}
