// How long the store keeps what is about people, as the privacy page lists it in each language.

import { textLocaleOf } from '@/lib/i18n/locales'
import { type Periods, RETENTION_SETTINGS, spanOf, spanText } from '@/lib/settings/retention'
import { FIGURES } from './figures'
import { lawTextsIn } from './law-texts'

/** What is kept and for how long, by the periods in force, in the language of a page. */
export function keptData(periods: Periods, locale: string) {
  const language = textLocaleOf(locale)
  const { orders, kinds, forever, ...texts } = lawTextsIn(language).keptData
  const [name, reason] = orders
  const years = { count: FIGURES.retention.transactionYears, unit: 'year' } as const
  return {
    ...texts,
    language,
    rows: [
      [name, spanText(years, language), reason],
      ...RETENTION_SETTINGS.map((setting) => {
        const span = spanOf(periods, setting)
        const [kind, why] = kinds[setting]
        return [kind, span ? spanText(span, language) : forever, why]
      }),
    ],
  }
}
