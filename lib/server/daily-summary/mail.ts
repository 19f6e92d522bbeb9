import 'server-only'
import { formatDate } from '@/lib/core/format-date'
import { formatMoney } from '@/lib/i18n/currencies'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { WAITING } from '@/lib/overview/waiting'
import { currentSettings } from '@/lib/settings/queries'
import { dailySummarySchema } from './contracts'

/** The daily summary, with its figures as small tables. */
export async function composeDailySummary(email: Outgoing): Promise<Composed> {
  const { day, timezone, sales, waits, lowStock } = dailySummarySchema.parse(email.payload)
  const [{ dateFormat, storeName, baseCurrency }, t] = await Promise.all([
    currentSettings(),
    mailTranslator('en'),
  ])
  const { orders, grossCents, refunds, refundsCents } = sales
  const date = formatDate(new Date(day), { timezone: 'UTC', dateFormat })
  const more = lowStock.total - lowStock.products.length
  const money = (cents: number) => formatMoney(cents, baseCurrency, 'en')
  return composeOwnerMail({
    subject: t('summary.subject', { storeName, date, orders, amount: money(grossCents) }),
    heading: t('summary.heading', { date }),
    paragraphs: waits.length === 0 ? [t('summary.nothingWaits')] : [],
    tables: [
      {
        title: t('summary.sales'),
        rows: [
          { label: t('summary.orders'), value: String(orders) },
          { label: t('summary.gross'), value: money(grossCents) },
          {
            label: t('summary.refunds', { count: refunds }),
            value: money(refunds === 0 ? 0 : -refundsCents),
          },
          { label: t('summary.net'), value: money(grossCents - refundsCents), isSum: true },
        ],
      },
      ...(waits.length > 0
        ? [
            {
              title: t('summary.waits'),
              rows: waits.map(({ what, count }) => ({
                label: t(`summary.waiting.${what}`),
                value: String(count),
                url: storeUrl('en', WAITING[what].page),
              })),
            },
          ]
        : []),
      ...(lowStock.total > 0
        ? [
            {
              title: t('summary.lowStock'),
              rows: [
                ...lowStock.products.map(({ productId, productName, available }) => ({
                  label: productName,
                  value: t('summary.keysLeft', { available }),
                  url: storeUrl('en', `/admin/keys/${productId}`),
                })),
                ...(more > 0
                  ? [
                      {
                        label: t('owner.andMore', { count: more }),
                        value: '',
                        url: storeUrl('en', '/admin/keys'),
                      },
                    ]
                  : []),
              ],
            },
          ]
        : []),
    ],
    action: { label: t('owner.openOrders'), url: storeUrl('en', '/admin/orders') },
    notes: [t('summary.note', { timezone })],
  })
}
