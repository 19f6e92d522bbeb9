import { describe, expect, it } from '@jest/globals'
import { isRecipientUnknown } from './recipient-refused'

const error = (message: string, facts: object) => Object.assign(new Error(message), facts)
const AT_RECIPIENT = { code: 'EENVELOPE', command: 'RCPT TO' }

describe('isRecipientUnknown', () => {
  it.each([
    ['550 Mailbox unavailable', 550],
    ['550 5.1.1 No such user', 550],
    ['552 5.2.2 Mailbox full for good', 552],
  ])('after %s', (message, responseCode) => {
    expect(isRecipientUnknown(error(message, { ...AT_RECIPIENT, responseCode }))).toBe(true)
  })

  it.each([
    error('451 Try again later', { ...AT_RECIPIENT, responseCode: 451 }),
    error('554 5.7.1 Relay access denied', { ...AT_RECIPIENT, responseCode: 554 }),
    error('535 Authentication failed', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }),
    error('554 Looks like spam', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }),
    error('connect ECONNREFUSED', { code: 'ESOCKET' }),
    null,
  ])('not after %s', (refusal) => {
    expect(isRecipientUnknown(refusal)).toBe(false)
  })
})
