import 'server-only'
import { createTranslator } from 'next-intl'
import { memoize } from '@/lib/core/memoize'
import { chargedDecimalsOf, numberLocaleOf } from '@/lib/i18n/currencies'
import { textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import type { Snapshot } from './snapshot'

const amountIn = memoize((language: string) =>
  memoize(
    (decimals: number) =>
      new Intl.NumberFormat(numberLocaleOf(language), {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  ),
)
const percentIn = memoize(
  (language: string) =>
    new Intl.NumberFormat(numberLocaleOf(language), { style: 'percent', maximumFractionDigits: 3 }),
)
const dayIn = memoize(
  (language: string) =>
    new Intl.DateTimeFormat(numberLocaleOf(language), { dateStyle: 'long', timeZone: 'UTC' }),
)

/** The words of a document, and how its language writes amounts and days. */
export async function documentTexts(language: string, currency: string) {
  const locale = textLocaleOf(language)
  const messages = (await loadMessages(locale)) as Messages
  return {
    t: createTranslator<Messages, 'invoice'>({ locale, messages, namespace: 'invoice' }),
    territory: createTranslator<Messages, 'territories'>({
      locale,
      messages,
      namespace: 'territories',
    }),
    /** @param cents may be negative */
    amount: (cents: number) => amountIn(locale)(chargedDecimalsOf(currency)).format(cents / 100),
    percent: (basisPoints: number) => percentIn(locale).format(basisPoints / 10_000),
    /** @param day such as `2026-11-24` */
    day: (day: string) => dayIn(locale).format(new Date(`${day}T00:00:00Z`)),
  }
}
export type DocumentTexts = Awaited<ReturnType<typeof documentTexts>>

/** What an amount that belongs to no item is called: a refund, by the parts of bundles that it is for where it says so. */
export function namelessLine(
  {
    lines,
    orderNumber,
    reversedNetCents,
  }: Pick<Snapshot, 'lines' | 'orderNumber' | 'reversedNetCents'>,
  t: DocumentTexts['t'],
): string {
  if (reversedNetCents !== 0) return t('taxRefundOf', { orderNumber })
  const of = lines.find(({ name }) => name === null)?.of ?? []
  if (of.length === 0) return t('refundOf', { orderNumber })
  const parts = of.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
  return t('refundOfParts', { orderNumber, parts: parts.join(', ') })
}
