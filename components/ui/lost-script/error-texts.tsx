import { createTranslator } from 'next-intl'
import { type Locale, textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { ERROR_TEXTS_ID, type ErrorTexts as Texts } from './saved-texts'

type ErrorTextsProps = { locale: Locale; storeName: string; home: string }

/**
 * What app/global-error.tsx says, in the language of the page: it stands in for the whole page, its messages
 * among it, and finds them here.
 */
export async function ErrorTexts({ locale, storeName, home }: ErrorTextsProps) {
  const language = textLocaleOf(locale)
  const messages = (await loadMessages(language)) as Messages
  const t = createTranslator<Messages, 'errors'>({
    locale: language,
    messages,
    namespace: 'errors',
  })
  const texts: Texts = {
    storeName,
    title: t('title'),
    text: t('text'),
    retry: t('retry'),
    home: { label: t('home'), path: home },
  }
  return <template id={ERROR_TEXTS_ID} data-texts={JSON.stringify(texts)} />
}
