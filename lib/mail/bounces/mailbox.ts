import 'server-only'
import type { ImapFlow } from 'imapflow'
import { z } from 'zod'
import { DAY_MS } from '@/lib/core/time'
import { isOnThisMachine } from '@/lib/mail/server-address'
import { type CheckedHost, checkHost, NOT_REACHED, serverSaid } from '@/lib/mail/server-problems'
import type { MailboxAddress } from './mailbox-address'

/** Why a mailbox cannot be read, in words for the owner. */
export class MailboxError extends Error {}

/** Nothing at the address answered as a mailbox. */
export class MailboxNotReached extends MailboxError {}

/** A report of a mail server, as the mailbox has it. */
type ReceivedReport = {
  /** When the mailbox got it, by its server's clock. */
  receivedAt: Date
  source: Uint8Array
}

/** How far a mailbox was read: all up to a mail's number, and that mail itself if it is a report. */
export type Progress = { uid: number; report: ReceivedReport | null }

/** A folder that is open for reading. */
export type OpenMailbox = {
  /** Numbers of mails count only while this stays the same. */
  uidValidity: bigint
  /** The mails after a number, in their order; after none, those of the last week. */
  readAfter(uid: number | null): AsyncGenerator<Progress>
}

/** So long it may take to connect. */
export const TIMEOUT_MS = 15_000
/** A report has the returned mail's head well before that. */
const READ_BYTES = 256 * 1024
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
    return await use({ uidValidity, readAfter: (uid) => readAfter(client, uid) })
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
    maxLiteralSize: 2 * READ_BYTES,
    maxResponseSize: 8 * READ_BYTES,
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

async function* readAfter(client: ImapFlow, uid: number | null): AsyncGenerator<Progress> {
  try {
    const uids = await mailsAfter(client, uid)
    for (let start = 0; start < uids.length; start += AT_ONCE) {
      const portion = uids.slice(start, start + AT_ONCE)
      for (const one of await reportsAmong(client, portion)) yield await received(client, one)
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

/** Only their heads are read of all others: a mailbox may be one that people write to. */
async function reportsAmong(client: ImapFlow, uids: readonly number[]): Promise<number[]> {
  const heads = await client.fetchAll(
    uids.join(','),
    { uid: true, headers: ['content-type'] },
    { uid: true },
  )
  return heads
    .filter(({ headers }) => /multipart\/report/i.test(headers?.toString('latin1') ?? ''))
    .map(({ uid }) => uid)
    .sort((a, b) => a - b)
}

async function received(client: ImapFlow, uid: number): Promise<Progress> {
  const mail = await client.fetchOne(
    String(uid),
    { uid: true, internalDate: true, source: { maxLength: READ_BYTES } },
    { uid: true },
  )
  // Deleted by somebody meanwhile.
  const { source, internalDate } = mail || {}
  if (!source) return { uid, report: null }
  return { uid, report: { receivedAt: new Date(internalDate ?? Date.now()), source } }
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
