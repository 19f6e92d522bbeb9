import type { TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { type Siteverify, verifyToken } from './siteverify'

/**
 * Whether a company knows a secret key. No visitor is ever issued the token that is asked about: how it is refused tells.
 *
 * @param company as the owner knows it
 */
export async function testSecretKey(
  company: string,
  siteverify: Siteverify,
  secret: string,
): Promise<TestResult> {
  const verdict = await verifyToken({
    ...siteverify,
    secret,
    token: 'a-token-that-nobody-has',
    address: '',
    hostnames: [],
    action: 'test',
  })
  if (verdict.kind === 'refused' || verdict.kind === 'person')
    return passed(`${company} knows the Secret Key.`)
  return verdict.reason.includes('input-secret')
    ? failed(`${company} does not know this Secret Key.`)
    : failed(`${company} cannot be reached at the moment.`)
}
