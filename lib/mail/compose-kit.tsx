import 'server-only'
import { render, toPlainText } from '@react-email/render'
import { createTranslator } from 'next-intl'
import type { ReactElement } from 'react'
import type { MailTranslator } from '@/components/mail/delivery-mail'
import type { Letterhead } from '@/components/mail/mail-frame'
import { type Message, MessageMail } from '@/components/mail/message-mail'
import { env } from '@/lib/core/env'
import {
  DEFAULT_LOCALE,
  directionOf,
  isLocale,
  type Locale,
  textLocaleOf,
} from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { scaledPicture } from '@/lib/media/scaled-picture'
import { currentSiteImages } from '@/lib/media/site-images'
import { currentSettings } from '@/lib/settings/queries'
import { inBrandColours } from './brand-colours'
import type { OutgoingMail } from './mailer'
import type { FilledWords } from './texts/filled-in'
import { filledWords } from './texts/filled-words'
import type { MailWords } from './texts/kinds'

export type Composed = {
  mail: Pick<
    OutgoingMail,
    'subject' | 'html' | 'text' | 'replyTo' | 'attachments' | 'unsubscribeUrl' | 'thread'
  >
  /** The order's items that the mail delivers, if any. */
  itemIds: number[]
}

const languageOf = (locale: string): Locale => (isLocale(locale) ? locale : DEFAULT_LOCALE)

/** The mail texts of a language; English when the store does not support it. */
export const mailTranslator = (locale: string): Promise<MailTranslator> =>
  translatorOf(locale, 'mail')

/** The texts of a namespace in a language. */
export async function translatorOf<Namespace extends keyof Messages>(
  locale: string,
  namespace: Namespace,
) {
  const language = textLocaleOf(locale)
  const messages = (await loadMessages(language)) as Messages
  return createTranslator<Messages, Namespace>({ locale: language, messages, namespace })
}

/** Renders a mail as HTML, in the colours of the store, and as plain text. */
export async function htmlAndText(element: ReactElement): Promise<{ html: string; text: string }> {
  const [rendered, { primaryColor }] = await Promise.all([render(element), currentSettings()])
  const html = inBrandColours(rendered, primaryColor)
  return { html, text: toPlainText(html) }
}

/** The absolute URL of a store page. @param path without language, starting with `/` */
export function storeUrl(locale: string, path: string): string {
  const language = languageOf(locale)
  return `${env().SITE_URL}${language === DEFAULT_LOCALE ? '' : `/${language}`}${path}`
}

/** What mails in a language have around them: the store's name or logo, and who sells. */
export async function mailLetterhead(locale: string): Promise<Letterhead> {
  const [{ storeName, sellerName, sellerAddress }, { 'mail-logo': logo }] = await Promise.all([
    currentSettings(),
    currentSiteImages(),
  ])
  return {
    locale: languageOf(locale),
    direction: directionOf(languageOf(locale)),
    storeName,
    storeUrl: storeUrl(locale, ''),
    logo: logo && env().SITE_URL + logo,
    seller: [sellerName, ...sellerAddress.split('\n')].filter((line) => line.trim() !== ''),
  }
}

/**
 * The absolute URL of a small form of a picture, which mail programs get as JPEG unless they know better. Drawings
 * have none: mail programs show no SVG.
 *
 * @param path of the picture in the store
 */
export function mailPicture(path: string | null): string | null {
  if (!path || path.endsWith('.svg')) return null
  return env().SITE_URL + scaledPicture(path, [160]).src
}

/**
 * Composes a mail from standard parts; used for everything but the delivery of keys. English by
 * default.
 *
 * @param words which of the owner's words it has; without them it has none
 */
export async function composeMessage({
  words,
  ...mail
}: StandardMail & { words?: MailWords }): Promise<Composed> {
  return composeWith(await filledWords(words, mail.locale ?? DEFAULT_LOCALE), mail)
}

type StandardMail = Message & {
  locale?: string
  replyTo?: string
  attachments?: OutgoingMail['attachments']
  unsubscribeUrl?: string
}

/** {@link composeMessage} with words of the owner's that are filled in already. */
export async function composeWith(
  own: FilledWords,
  { locale = DEFAULT_LOCALE, replyTo, attachments, unsubscribeUrl, ...message }: StandardMail,
): Promise<Composed> {
  const letterhead = await mailLetterhead(locale)
  const subject = own.subject ?? message.subject
  const rendered = await htmlAndText(
    <MessageMail {...message} subject={subject} own={own} letterhead={letterhead} />,
  )
  return {
    itemIds: [],
    mail: { subject, replyTo, attachments, unsubscribeUrl, ...rendered },
  }
}
