import { textLocaleOf } from '@/lib/i18n/locales'

/** The day from which a pre-order is delivered, by the store's calendar and in the language of a mail. */
export const releaseDay = (availableFrom: Date, timezone: string, locale: string): string =>
  new Intl.DateTimeFormat(textLocaleOf(locale), { dateStyle: 'long', timeZone: timezone }).format(
    availableFrom,
  )
