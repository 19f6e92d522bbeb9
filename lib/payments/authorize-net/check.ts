import { readCredentials } from './answers'
import { type AuthorizeNetConfig, createClient } from './client'
import { meaningOf } from './codes'
import { isCarriedOut } from './outcomes'
import { credentialsRequest } from './requests'

/**
 * Asks Authorize.Net whether these credentials are valid; times out after 10 seconds by default.
 * https://developer.authorize.net/api/reference/#gettingstarted-section-section-header
 */
export async function checkAuthorizeNet({
  timeoutMs = 10_000,
  ...config
}: AuthorizeNetConfig): Promise<'accepted' | 'refused' | 'unreachable'> {
  const asked = await createClient({ ...config, timeoutMs })(credentialsRequest, readCredentials)
  if (!asked.ok) return 'unreachable'
  const { messages } = asked.answer
  if (isCarriedOut(messages)) return 'accepted'
  return messages.message.some(({ code }) => meaningOf('reasons', code) === 'wrong_credentials')
    ? 'refused'
    : 'unreachable'
}
