import { money } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
import type { Texts } from '@/components/back-office/language/texts'

type Sums = { orders: number; paid: string; refunded: string }

/** What was bought, in short. */
export function boughtText(t: Texts<'customer-records'>, { orders, paid, refunded }: Sums): string {
  const sums = { orders, paid: money(paid) }
  return refunded === '0.00'
    ? t('boughtPaid', sums)
    : t('boughtRefunded', { ...sums, refunded: money(refunded) })
}

/** Addresses in a sentence: “a and b”, “a, b and c”. */
export function listed(emails: readonly string[]): string {
  const language = pageLanguage()
  // Of the ways of English, this one has no comma before “and”.
  const way = language === 'en-US' ? 'en-GB' : language
  return new Intl.ListFormat(way, { type: 'conjunction' }).format(emails)
}
