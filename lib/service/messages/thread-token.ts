import { keyedHash, keyedHashes } from '@/lib/core/crypto'
import { MAX_ID } from '@/lib/core/id-schemas'
import type { MailHead } from '@/lib/mail/incoming/incoming-mail'

/** Of 64 bits: nobody guesses by mail. */
const LENGTH = 16
const PURPOSE = 'message-thread'

const tokenOf = (id: number): string => keyedHash(String(id), PURPOSE).slice(0, LENGTH)

const isTokenOf = (id: number, token: string): boolean =>
  keyedHashes(String(id), PURPOSE).some((hash) => hash.slice(0, LENGTH) === token)

/** What mails about a message refer to, and so does what answers them. @param host of the store */
export const threadReference = (id: number, host: string): string =>
  `<message-${id}-${tokenOf(id)}@${host}>`

/** A subject by which an answer is known whose mail program refers to nothing. */
export const subjectInThread = (subject: string, id: number): string =>
  `${subject} [#${id}-${tokenOf(id)}]`

const IN_REFERENCE = new RegExp(`^message-(\\d{1,10})-([0-9a-f]{${LENGTH}})@`)
const IN_SUBJECT = new RegExp(`\\[#(\\d{1,10})-([0-9a-f]{${LENGTH}})\\]`)

/** Takes the mark of a thread out of a subject, for where it is read. */
export const withoutMark = (subject: string): string =>
  subject.replace(IN_SUBJECT, '').replace(/\s+/g, ' ').trim()

/**
 * Which message a mail answers, by what nobody knows who did not get a mail about it.
 *
 * @returns its id; `null` when it says none, or one with another token
 */
export function threadNamedIn({
  answers,
  subject,
}: Pick<MailHead, 'answers' | 'subject'>): number | null {
  for (const text of [...answers, subject]) {
    const [, digits = '', token = ''] = IN_REFERENCE.exec(text) ?? IN_SUBJECT.exec(text) ?? []
    const id = Number(digits)
    if (id > 0 && id <= MAX_ID && isTokenOf(id, token)) return id
  }
  return null
}
