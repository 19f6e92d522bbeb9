/** What customers write by mail, as the mailbox of the store has it. */
import 'server-only'
import { z } from 'zod'
import { keyedHash } from '@/lib/core/crypto'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { lockRows } from '@/lib/core/rows'
import type { Limit } from '@/lib/http/limit'
import { consumeLimit } from '@/lib/http/rate-limit'
import type { LettersTaken } from '@/lib/mail/bounces/mailbox-address'
import type { IncomingMail, MailHead } from '@/lib/mail/incoming/incoming-mail'
import { withoutQuotes } from '@/lib/mail/incoming/without-quotes'
import { limitAcknowledgements } from '@/lib/mail/limit-acknowledgements'
import { queueMail } from '@/lib/mail/queue-mail'
import { queueTicketChange, ticketInForce } from '@/lib/service/help-desk/tickets'
import { currentSettings } from '@/lib/settings/queries'
import { storeAttachments } from './attachments'
import { type Attachment, acceptedOf } from './check-attachment'
import { languageOf } from './language-of'
import { receiveWritten } from './receive-message'
import { threadNamedIn, withoutMark } from './thread-token'

/** Longer ones are cut off. */
const MAX_TEXT = 20_000
const MAX_NAME = 120
const MAX_SUBJECT = 200

/** Of one sender: a machine that does not say that it is one must not go on for ever. */
const ANSWERS: Limit = { name: 'mailed-answer', points: 20, seconds: 3600 }
const NEW_MESSAGES: Limit = { name: 'mailed-message', points: 5, seconds: 3600 }

/** Whether a letter answers a message or may be a new one, by its head. */
export async function isLetterWanted(head: MailHead, taken: LettersTaken): Promise<boolean> {
  if (head.from === null || head.isAutomatic) return false
  return beginsMessage(head, taken) || (await threadOf(db(), head)) !== null
}

const beginsMessage = ({ to }: MailHead, { answerAddress, takesMessages }: LettersTaken): boolean =>
  takesMessages && answerAddress !== null && to.includes(answerAddress)

/**
 * Adds a letter to the message that it answers, or makes it a new one; each letter once, however many copies there are. What
 * a machine wrote, or the store itself, is left alone, and so is what one sender writes too often.
 */
export async function takeLetter(tx: Tx, letter: IncomingMail, taken: LettersTaken): Promise<void> {
  const { from } = letter
  if (from === null || letter.isAutomatic || (await isKnown(tx, letter))) return
  const { supportEmail } = await currentSettings(tx)
  if (from === supportEmail.toLowerCase() || from === taken.answerAddress) return
  const isWithSupport = letter.to.includes(supportEmail.toLowerCase())
  const messageId = await threadOf(tx, letter)
  const written = {
    ...letter,
    from,
    isWithSupport,
    said: withoutQuotes(letter.text).slice(0, MAX_TEXT),
    accepted: await acceptedOf(letter.files),
  }
  if (written.said === '' && written.accepted.length === 0) return
  if (messageId !== null) {
    if (await isWithin(ANSWERS, from)) await addToThread(tx, messageId, written)
  } else if (beginsMessage(letter, taken) && (await isWithin(NEW_MESSAGES, from)))
    await beginMessage(tx, written)
}

type Written = IncomingMail & {
  from: string
  /** Whether those who read the support address have got it already. */
  isWithSupport: boolean
  /** Its text without quotations. */
  said: string
  /** Those of its files that are taken. */
  accepted: Attachment[]
}

const isKnown = async (tx: Tx, { key }: IncomingMail): Promise<boolean> =>
  (await tx.contactAnswer.count({ where: { mailedKey: key } })) > 0 ||
  (await tx.contactMessage.count({ where: { mailedKey: key } })) > 0

async function isWithin(limit: Limit, from: string): Promise<boolean> {
  try {
    await consumeLimit(limit, keyedHash(from, 'rate-limit'))
    return true
  } catch (refused) {
    if (!(refused instanceof AppError)) throw refused
    log.warn({ limit: limit.name }, 'a letter was left alone: its sender writes too often')
    return false
  }
}

/** The message that a letter answers, if it is still there. */
async function threadOf(tx: Tx, head: MailHead): Promise<number | null> {
  const id = threadNamedIn(head) ?? (await threadOfOutbox(tx, head))
  return id !== null && (await tx.contactMessage.count({ where: { id } })) > 0 ? id : null
}

const CONTACT_KEY = /^contact:(\d+)(?::|$)/

/** By the Message-ID of a mail of the outbox, which is random: for mail programs that refer to nothing else. */
async function threadOfOutbox(tx: Tx, { answers }: MailHead): Promise<number | null> {
  const ids = answers
    .map((id) => z.uuid().safeParse(id.split('@')[0]))
    .flatMap(({ data }) => (data === undefined ? [] : [data.toLowerCase()]))
  if (ids.length === 0) return null
  const mails = await tx.email.findMany({
    where: { id: { in: ids }, kind: { startsWith: 'contact_' } },
    select: { id: true, dedupeKey: true },
  })
  const nearest = ids.flatMap((id) => mails.filter((mail) => mail.id === id))[0]
  const number = CONTACT_KEY.exec(nearest?.dedupeKey ?? '')?.[1]
  return number === undefined ? null : Number(number)
}

async function addToThread(tx: Tx, messageId: number, letter: Written): Promise<void> {
  await lockRows(tx, 'ContactMessage', { id: messageId })
  const message = await tx.contactMessage.findUnique({ where: { id: messageId } })
  if (!message) return
  const { id: answerId } = await tx.contactAnswer.create({
    data: { messageId, text: letter.said, mailedKey: letter.key, ...authorOf(message, letter) },
    select: { id: true },
  })
  await storeAttachments(tx, { messageId, answerId }, letter.accepted)
  await tx.contactMessage.update({
    where: { id: messageId },
    data: { status: 'open', readAt: null },
  })
  const inForce = await ticketInForce(tx, messageId)
  if (inForce) await queueTicketChange(tx, inForce.ticket, 'ticket.status_changed', newId())
  else if (!letter.isWithSupport) await tellSupport(tx, messageId, answerId)
}

/** Whoever else writes is never taken for the one whose message it is: what they write is shown with their address. */
const authorOf = (
  message: Prisma.ContactMessageGetPayload<object>,
  { from, fromName }: Written,
) => ({
  fromAddress: from,
  ...(from === message.email.toLowerCase()
    ? { origin: 'visitor' as const, username: message.name }
    : { origin: 'someone_else' as const, username: fromName.slice(0, MAX_NAME) || from }),
})

async function tellSupport(tx: Tx, messageId: number, answerId: number): Promise<void> {
  const { supportEmail } = await currentSettings(tx)
  await queueMail(tx, {
    kind: 'contact_reply',
    dedupeKey: `contact:${messageId}:reply:${answerId}`,
    to: supportEmail,
    locale: 'en',
    payload: { answerId },
  })
}

async function beginMessage(tx: Tx, letter: Written): Promise<void> {
  const { from, fromName, subject, key, said: message, accepted: files } = letter
  const isAcknowledged = await limitAcknowledgements(from).then(
    () => true,
    () => false,
  )
  await receiveWritten(
    tx,
    {
      name: fromName.slice(0, MAX_NAME) || from.slice(0, MAX_NAME),
      email: from,
      category: 'general',
      subject: withoutMark(subject).slice(0, MAX_SUBJECT) || '—',
      message,
      locale: await languageOf(tx, from),
    },
    { mailedKey: key, isAcknowledged, isWithSupport: letter.isWithSupport, files },
  )
}
