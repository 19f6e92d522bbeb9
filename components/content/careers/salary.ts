import type { SalaryRange } from '@/content/careers'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'

/**
 * Both ends of a salary range as formatted money, without cents. In an English sentence
 * they are English, too.
 */
export function formatSalaryRange({ currency, from, to }: SalaryRange, locale: string) {
  const language = TRANSLATED_LOCALES.find((translated) => translated === locale) ?? 'en'
  const format = new Intl.NumberFormat(language === 'en' ? 'en-US' : language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  return { from: format.format(from), to: format.format(to) }
}
