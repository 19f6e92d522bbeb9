import 'server-only'
import { cookies, headers } from 'next/headers'
import { createTranslator } from 'next-intl'
import { BACK_OFFICE_LOCALES, type BackOfficeLocale, DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { firstAccepted } from '@/lib/i18n/preferred-language.mjs'
import { BACK_OFFICE_LANGUAGE_COOKIE } from './language-cookie'
import { type BackOfficeMessages, loadBackOfficeMessages } from './messages'

/**
 * The language in which the back office is answered: the one chosen in this browser, else the first that the
 * browser asks for and the back office has, else English.
 */
export async function backOfficeLanguage(): Promise<BackOfficeLocale> {
  const chosen = (await cookies()).get(BACK_OFFICE_LANGUAGE_COOKIE)?.value
  const accepted = (await headers()).get('accept-language') ?? ''
  return (
    BACK_OFFICE_LOCALES.find((locale) => locale === chosen) ??
    firstAccepted(accepted, BACK_OFFICE_LOCALES) ??
    DEFAULT_LOCALE
  )
}

/** The shell's texts in the language of the request, for what the server writes itself. */
export async function shellTexts() {
  const locale = await backOfficeLanguage()
  const messages = await loadBackOfficeMessages(locale)
  return createTranslator<BackOfficeMessages, 'shell'>({ locale, messages, namespace: 'shell' })
}
