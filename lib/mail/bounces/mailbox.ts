import 'server-only'
import type { ImapFlow } from 'imapflow'
import { z } from 'zod'
import { DAY_MS } from '@/lib/core/time'
import { MAIL_ID_HEADER } from '@/lib/mail/mailer'
import { isOnThisMachine } from '@/lib/mail/server-address'
import { type CheckedHost, checkHost, NOT_REACHED, serverSaid } from '@/lib/mail/server-problems'
import type { MailboxAddress } from './mailbox-address'

/** Why a mailbox cannot be read, in words for the owner. */
export class MailboxError extends Error {}

/** Nothing at the address answered as a mailbox. */
export class MailboxNotReached extends MailboxError {}

/** A mail, as the mailbox has it. */
type ReceivedMail = {
  /** When the mailbox got it, by its server's clock. */
  receivedAt: Date
  source: Uint8Array
  /** `false`: its end was cut off. */
  isWhole: boolean
}

/** How far a mailbox was read: all up to a mail's number, and that mail itself if it is a report or a letter that is wanted. */
export type Progress = { uid: number; report: ReceivedMail | null; letter?: ReceivedMail | null }

/** Says of the head of a mail that is no report whether the rest is wanted, too. */
type Wanted = (head: Uint8Array) => Promise<boolean>

/** A folder that is open for reading. */
export type OpenMailbox = {
  /** Numbers of mails count only while this stays the same. */
  uidValidity: bigint
  /**
   * The mails after a number, in their order; after none, those of the last week.
   *
   * @param isWanted of letters; without it none is
   */
  readAfter(uid: number | null, isWanted?: Wanted): AsyncGenerator<Progress>
}

/** So long it may take to connect. */
export const TIMEOUT_MS = 15_000
/** A report has the returned mail's head well before that. */
const READ_BYTES = 256 * 1024
/** Three files of 5 MB, as a mail has them. */
const READ_LETTER_BYTES = 22 * 1024 * 1024
/** What is read of the head of each mail. */
const HEAD_FIELDS = [
  'content-type',
  'from',
  'to',
  'cc',
  'subject',
  'in-reply-to',
  'references',
  MAIL_ID_HEADER.toLowerCase(),
]
const AT_ONCE = 200
const FIRST_DAYS = 7

/**
 * Opens a folder of a mailbox for reading only: what is in it is not marked. Through TLS, because returned mails hold
 * licence keys, unless the server is on this machine.
 *
 * @throws MailboxError when it cannot be opened or the connection breaks; whatever `use` throws
 */
export async function openMailbox<T>(
  address: MailboxAddress,
  use: (mailbox: OpenMailbox) => Promise<T>,
): Promise<T> {
  const at = await checkHost(address.host)
  if ('problem' in at) throw new MailboxError(at.problem)
  const client = await clientOf(address, at)
  try {
    const { uidValidity } = await connect(client, address)
    return await use({
      uidValidity,
      readAfter: (uid, isWanted) => readAfter(client, uid, isWanted),
    })
  } finally {
    await client.logout().catch(() => {})
    client.close()
  }
}

async function clientOf(
  { host, port, encryption, username, password }: MailboxAddress,
  { address, servername }: CheckedHost,
): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    host: address,
    ...(servername === undefined ? {} : { servername }),
    port,
    secure: encryption === 'tls',
    ...(encryption === 'starttls' && !isOnThisMachine(host) ? { doSTARTTLS: true } : {}),
    auth: { user: username, pass: password },
    // It would log addresses.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 4 * TIMEOUT_MS,
    maxLiteralSize: 2 * READ_LETTER_BYTES,
    maxResponseSize: 2 * READ_LETTER_BYTES,
  })
  // The call that is under way fails, too.
  client.on('error', () => {})
  return client
}

async function connect(
  client: ImapFlow,
  { folder }: MailboxAddress,
): Promise<{ uidValidity: bigint }> {
  try {
    await client.connect()
    return await client.mailboxOpen(folder, { readOnly: true })
  } catch (error) {
    throw asMailboxError(error)
  }
}

async function* readAfter(
  client: ImapFlow,
  uid: number | null,
  isWanted: Wanted = async () => false,
): AsyncGenerator<Progress> {
  try {
    const uids = await mailsAfter(client, uid)
    for (let start = 0; start < uids.length; start += AT_ONCE) {
      const portion = uids.slice(start, start + AT_ONCE)
      for (const chosen of await chosenAmong(client, portion, isWanted))
        yield await received(client, chosen)
      yield { uid: Number(portion.at(-1)), report: null }
    }
  } catch (error) {
    throw asMailboxError(error)
  }
}

async function mailsAfter(client: ImapFlow, uid: number | null): Promise<number[]> {
  const wanted =
    uid === null ? { since: new Date(Date.now() - FIRST_DAYS * DAY_MS) } : { uid: `${uid + 1}:*` }
  const found = await client.search(wanted, { uid: true })
  // `*` is the last mail, whatever its number.
  return (found || []).filter((one) => one > (uid ?? 0)).sort((a, b) => a - b)
}

type Chosen = { uid: number; isReport: boolean }

const REPORT = /^content-type:\s*multipart\/report/im

/** Only their heads are read of all others: a mailbox may be one that people write to. */
async function chosenAmong(
  client: ImapFlow,
  uids: readonly number[],
  isWanted: Wanted,
): Promise<Chosen[]> {
  const heads = await client.fetchAll(
    uids.join(','),
    { uid: true, headers: HEAD_FIELDS },
    { uid: true },
  )
  const chosen: Chosen[] = []
  for (const { uid, headers } of heads.sort((a, b) => a.uid - b.uid)) {
    const isReport = REPORT.test(headers?.toString('latin1') ?? '')
    if (isReport || (headers && (await isWanted(headers)))) chosen.push({ uid, isReport })
  }
  return chosen
}

async function received(client: ImapFlow, { uid, isReport }: Chosen): Promise<Progress> {
  const maxLength = isReport ? READ_BYTES : READ_LETTER_BYTES
  const found = await client.fetchOne(
    String(uid),
    { uid: true, internalDate: true, source: { maxLength } },
    { uid: true },
  )
  // Deleted by somebody meanwhile.
  const { source, internalDate } = found || {}
  if (!source) return { uid, report: null }
  const mail = {
    receivedAt: new Date(internalDate ?? Date.now()),
    source,
    isWhole: source.length < maxLength,
  }
  return isReport ? { uid, report: mail } : { uid, report: null, letter: mail }
}

const refusalSchema = z.object({
  code: z.string().optional(),
  authenticationFailed: z.boolean().optional(),
  mailboxMissing: z.boolean().optional(),
  responseText: z.string().optional(),
})

function asMailboxError(error: unknown): MailboxError {
  const refusal = refusalSchema.safeParse(error)
  const { authenticationFailed, mailboxMissing, responseText } = refusal.data ?? {}
  if (authenticationFailed)
    return new MailboxError('The mailbox does not take the user name and the password.', {
      cause: error,
    })
  if (mailboxMissing) return new MailboxError('The mailbox has no such folder.', { cause: error })
  return responseText === undefined
    ? new MailboxNotReached(NOT_REACHED, { cause: error })
    : new MailboxError(serverSaid(responseText), { cause: error })
}
