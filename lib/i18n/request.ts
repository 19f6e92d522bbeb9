import * as rootParams from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, isLocale } from './locales'
import { loadMessages } from './messages'

export default getRequestConfig(async ({ locale: asked }) => {
  const wanted = asked ?? (await rootParams.locale())
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' }
})
