import 'server-only'
import { z } from 'zod'
import type { MailTranslator } from '@/components/mail/delivery-mail'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import { termOf } from '@/lib/catalog/product-facts'
import { toProduct } from '@/lib/catalog/to-product'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { formatMoney } from '@/lib/i18n/currencies'
import { currencyInWords } from '@/lib/i18n/display-names'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { sealStop } from '@/lib/marketing/cart-reminders/links'
import { optedOutAmong } from '@/lib/marketing/cart-reminders/opt-outs'
import { currentSettings } from '@/lib/settings/queries'
import { currentSeller } from '@/lib/settings/rates/seller'
import { type FollowUp, followUpOf } from './follow-up'
import { daysLeft, termEnd } from './term-rules'

const payloadSchema = z.object({ itemId: z.number().int() })

/**
 * Tells a buyer that the term of a licence ends, and what another one costs and brings: nothing renews by itself.
 *
 * @returns `null` when it is over, was refunded or disputed, the term is not known any more, or its buyer wants no reminders
 */
export async function composeTermReminder(email: Outgoing): Promise<Composed | null> {
  const { itemId } = payloadSchema.parse(email.payload)
  const [item, now, settings, seller, t] = await Promise.all([
    db().orderItem.findUnique({
      where: { id: itemId, order: { disputedAt: null } },
      include: {
        product: { select: { ...PRODUCT_FIELDS, isHidden: true } },
        order: {
          select: {
            customerEmail: true,
            customerName: true,
            orderNumber: true,
            currency: true,
            taxKind: true,
            taxCountry: true,
            taxTerritory: true,
          },
        },
      },
    }),
    databaseTime(db()),
    currentSettings(),
    currentSeller(),
    mailTranslator(email.locale),
  ])
  const months = item?.product.termMonths
  if (!item?.deliveredAt || !months || item.refundedQuantity >= item.quantity) return null
  const address = item.order.customerEmail.toLowerCase()
  if ((await optedOutAmong(db(), [address])).has(address)) return null
  const { storeName, supportEmail, timezone } = settings
  const end = termEnd(item.deliveredAt, months)
  const days = daysLeft(end, now)
  if (days === 0) return null
  const date = new Intl.DateTimeFormat(textLocaleOf(email.locale), {
    dateStyle: 'long',
    timeZone: timezone,
  }).format(end)
  const values = { product: item.productName, days, date, storeName }
  const { isHidden, ...row } = item.product
  const product = toProduct(row)
  const followUp = followUpOf({ ...product, isHidden }, item.order, seller, settings)
  const stop = await sealStop(address)
  return composeMessage({
    locale: email.locale,
    words: {
      kind: 'term_reminder',
      values: {
        customerName: item.order.customerName,
        orderNumber: item.order.orderNumber,
        productName: item.productName,
        endDate: date,
        daysLeft: String(days),
      },
    },
    replyTo: supportEmail,
    subject: t('termReminder.subject', values),
    heading: t('greeting', { name: item.order.customerName }),
    paragraphs: [
      t('termReminder.text', values),
      t('termReminder.noRenewal'),
      ...(followUp ? [] : [t('termReminder.notOffered')]),
    ],
    details: [
      { label: t('termReminder.product'), value: item.productName },
      { label: t('termReminder.ends'), value: date },
      ...(followUp
        ? [
            { label: t('termReminder.newTerm'), value: termText(t, months) },
            { label: t('termReminder.priceToday'), value: priceText(t, followUp, email.locale) },
          ]
        : []),
    ],
    action: isHidden
      ? undefined
      : {
          label: t('termReminder.action'),
          url: storeUrl(email.locale, `/products/${product.slug}`),
        },
    notes: [
      ...(followUp
        ? [
            t('termReminder.prices', {
              currency: currencyInWords(followUp.currency, textLocaleOf(email.locale)),
            }),
          ]
        : []),
      t('termReminder.activation'),
      t('termReminder.onlyMail', { number: item.order.orderNumber }),
    ],
    footerLink: {
      label: t('termReminder.stop'),
      // In the fragment, which is neither sent to servers nor logged.
      url: storeUrl(email.locale, `/cart/reminders/stop#${stop}`),
    },
    unsubscribeUrl: storeUrl('en', `/api/cart-reminders/stop?token=${stop}`),
  })
}

function termText(t: MailTranslator, months: number): string {
  const term = termOf(months)
  return term.unit === 'years'
    ? t('termReminder.years', { count: term.count })
    : t('termReminder.months', { count: months })
}

function priceText(
  t: MailTranslator,
  { priceCents, currency, tax, basisPoints }: FollowUp,
  locale: string,
): string {
  const price = formatMoney(priceCents, currency, locale)
  if (tax === 'none') return price
  if (tax === 'reverse_charge') return t('termReminder.taxReversed', { price })
  const rate = new Intl.NumberFormat(textLocaleOf(locale), {
    style: 'percent',
    maximumFractionDigits: 3,
  }).format(basisPoints / 10_000)
  return t(tax === 'included' ? 'termReminder.taxIncluded' : 'termReminder.taxAdded', {
    price,
    rate,
  })
}
