import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { asciiEmail, isEmailAddress } from '@/lib/core/email-address'
import { MAIL_ID_HEADER } from '@/lib/mail/mailer'
import { htmlText } from './html-text'
import { isAutomatic } from './is-automatic'

/** Of a mail that somebody wrote to the store, what its head says. Anybody can write anything there. */
export type MailHead = {
  /** Whom it says it is from, in small letters; `null` when that is no address. */
  from: string | null
  /** The addresses that it says it is to, in small letters. */
  to: string[]
  subject: string
  /** The Message-IDs of what it answers, the nearest first, without their brackets. */
  answers: string[]
  /** A machine wrote it: nobody waits for an answer. */
  isAutomatic: boolean
  /** The outbox mail that it says it is, with which the store's own can be told. */
  isFromStore: boolean
}

/** A file as it came with a mail: its name is any, and its kind not known yet. */
type IncomingFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** A mail that somebody wrote to the store. */
export type IncomingMail = MailHead & {
  fromName: string
  /** The same for each copy of a mail. */
  key: string
  /** What it says, quotations included. */
  text: string
  files: IncomingFile[]
}

const MAX_LINE = 500
/** More is no letter: the rest is not looked at. */
const MAX_HTML = 200_000
const MAX_TEXT = 200_000
const MAX_REFERENCES = 100

/**
 * Reads the head of a mail.
 *
 * @returns `null` for what is no mail
 */
export async function readMailHead(source: Uint8Array): Promise<MailHead | null> {
  const mail = await parse(source)
  return mail && headOf(mail)
}

/**
 * Reads a mail that somebody wrote: its text rather than its HTML, of which only the text is left.
 *
 * @param isWhole `false`: its end was cut off, and so perhaps one of its files, of which none is taken then
 * @returns `null` for what is no mail
 */
export async function readIncomingMail(
  source: Uint8Array,
  isWhole = true,
): Promise<IncomingMail | null> {
  const mail = await parse(source)
  if (!mail) return null
  const said = mail.messageId?.trim()
  return {
    ...headOf(mail),
    fromName: oneLine(mail.from?.name ?? ''),
    key: createHash('sha256')
      .update(said || source)
      .digest('hex'),
    text: wellFormed(textOf(mail, source)).slice(0, MAX_TEXT),
    files: isWhole ? filesOf(mail) : [],
  }
}

const parse = (source: Uint8Array): Promise<Email | null> =>
  PostalMime.parse(source, { maxNestingDepth: 30, forceRfc822Attachments: true }).catch(() => null)

const headOf = (mail: Email): MailHead => {
  const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]))
  return {
    from: addressesOf(mail.from ? [mail.from] : [])[0] ?? null,
    to: addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]),
    subject: oneLine(mail.subject ?? ''),
    answers: idsIn(`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`),
    isAutomatic: isAutomatic(headers),
    isFromStore: headers.has(MAIL_ID_HEADER.toLowerCase()),
  }
}

const addressesOf = (all: readonly Address[]): string[] =>
  all
    .flatMap((one) => (one.address === undefined ? (one.group ?? []) : [one]))
    .map(({ address = '' }) => asciiEmail(address.trim()).toLowerCase())
    .filter((address) => address.length <= 254 && isEmailAddress(address))

/** The first is what it answers; of the others the last is the nearest. */
const idsIn = (text: string): string[] => {
  const [first, ...others] = [...text.matchAll(/<([^<>\s]{1,300})>/g)].map(([, id = '']) => id)
  return first === undefined ? [] : [first, ...others.reverse()].slice(0, MAX_REFERENCES)
}

/** Of a mail that is HTML alone the parser writes a text of its own, with all that is quoted. */
const textOf = ({ text = '', html }: Email, source: Uint8Array): string =>
  html === undefined || hasTextPart(source) ? text : htmlText(html.slice(0, MAX_HTML))

const hasTextPart = (source: Uint8Array): boolean =>
  /^content-type:\s*text\/plain/im.test(
    Buffer.from(source.subarray(0, MAX_HTML)).toString('latin1'),
  )

const filesOf = ({ attachments }: Email): IncomingFile[] =>
  attachments
    // Pictures of a signature are part of the HTML, which is not kept.
    .filter(({ disposition, related }) => disposition === 'attachment' || !related)
    .map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: new Uint8Array(
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      ),
    }))

/** Without what a database cannot store, or what only deceives readers. */
const wellFormed = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}|\p{Cs}/gu, '')

const oneLine = (text: string): string =>
  wellFormed(text).replace(/\s+/g, ' ').trim().slice(0, MAX_LINE)
