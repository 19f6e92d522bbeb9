import 'server-only'
import { createTranslator } from 'next-intl'
import { textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import type { Staying } from './contracts'

/** The words for somebody's data, as the page has them, for mails and files. */
export async function ownDataTexts(locale: string) {
  const language = textLocaleOf(locale)
  const messages = (await loadMessages(language)) as Messages
  const t = createTranslator<Messages, 'ownData'>({
    locale: language,
    messages,
    namespace: 'ownData',
  })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const name = ({ kind, count }: Staying) => t(`stays.${kind}.name`, { count })
  const reason = ({ kind, until }: Staying) =>
    until === null
      ? t(`stays.${kind}.reason`)
      : `${t(`stays.${kind}.reason`)} ${t('stays.until', { day: day.format(new Date(until)) })}`
  return { t, name, reason }
}
