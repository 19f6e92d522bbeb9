import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { formatMoney } from '@/lib/i18n/currencies'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { composeWith, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { MailTextPreview, OwnWords, RenderedMailText } from '@/lib/mail/texts/contracts'
import { type FilledWords, filledLine, type Values } from '@/lib/mail/texts/filled-in'
import { filledWords } from '@/lib/mail/texts/filled-words'
import { type MailTextKind, type MailVariable, variablesOf } from '@/lib/mail/texts/kinds'
import { requireFillable } from '@/lib/mail/texts/mail-text-writes'
import { originalWords } from '@/lib/mail/texts/original-words'
import { type DeliveryWords, previewDelivery } from '@/lib/orders/mails/delivery'
import { currentSettings } from '@/lib/settings/queries'

type Draft = { kind: MailTextKind; words: OwnWords }

/** Kinds that say what was bought. What stands in all mails is shown in the first of them. */
const DELIVERIES: Partial<Record<MailTextKind, DeliveryWords>> = {
  all: 'order_delivery',
  order_delivery: 'order_delivery',
  order_waiting: 'order_waiting',
  order_rest: 'order_rest',
  order_again: 'order_again',
  gift_delivery: 'gift_delivery',
  gift_receipt: 'gift_receipt',
}

/**
 * A kind of mail with words that need not be saved, filled from an order, or from examples where there is none. What gives access,
 * such as keys and links, is masked or left out.
 *
 * @throws AppError `invalid` for a variable that the kind has not; `not_found` for an order that there is not
 */
export async function previewMailText(
  kind: MailTextKind,
  { language, words, orderNumber }: MailTextPreview,
): Promise<RenderedMailText> {
  const draft = { kind, words: requireFillable(kind, words) }
  const order = await orderFor(orderNumber)
  const delivery = DELIVERIES[kind]
  const delivered =
    order && delivery
      ? await previewDelivery({ orderId: order.id, kind: delivery, locale: language, draft })
      : null
  const { subject, html, text } = delivered ?? (await example(draft, language, order))
  return { subject, html, text, orderNumber: order?.orderNumber ?? null }
}

/** The order that was asked for, or the last one. */
async function orderFor(orderNumber: string | undefined) {
  const order = await db().order.findFirst({
    where: orderNumber ? { orderNumber } : {},
    orderBy: { id: 'desc' },
    select: {
      id: true,
      orderNumber: true,
      customerName: true,
      total: true,
      currency: true,
      items: { orderBy: { position: 'asc' }, take: 1, select: { productName: true } },
    },
  })
  if (orderNumber && !order) throw new AppError('not_found', say('orders.notFound'))
  return order
}

type Order = Awaited<ReturnType<typeof orderFor>>

function valuesFrom(
  order: Order,
  {
    language,
    storeName,
    supportEmail,
    baseCurrency,
    timezone,
  }: {
    language: TranslatedLocale
    storeName: string
    supportEmail: string
    baseCurrency: string
    timezone: string
  },
): Record<MailVariable, string> {
  const name = order?.customerName || 'Ada Lovelace'
  const sum = formatMoney(
    order ? toCents(order.total) : 4999,
    order?.currency ?? baseCurrency,
    language,
  )
  return {
    storeName,
    supportEmail,
    customerName: name,
    buyerName: name,
    recipientName: 'Grace Hopper',
    orderNumber: order?.orderNumber ?? 'SH-EXAMPLE',
    documentNumber: 'INV-EXAMPLE',
    productName: order?.items[0]?.productName ?? 'Example Software',
    total: sum,
    amount: sum,
    price: sum,
    jobTitle: 'Engineer',
    messageSubject: 'My order',
    daysLeft: '14',
    endDate: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: timezone }).format(
      Date.now(),
    ),
  }
}

/** What every mail of a kind says; in the place of its facts and links stands that they follow. */
async function example(draft: Draft, language: TranslatedLocale, order: Order) {
  const { kind } = draft
  const [original, t, settings] = await Promise.all([
    originalWords(kind, language),
    mailTranslator(language),
    currentSettings(),
  ])
  const values: Values = valuesFrom(order, { language, ...settings })
  const own: FilledWords = await filledWords({ kind, values }, language, draft)
  const line = (text: string | undefined) => (text && filledLine(text, values)) || undefined
  const paragraphs = [original.opening, ...(original.more ?? [])].flatMap(
    (text) => line(text) ?? [],
  )
  const { mail } = await composeWith(own, {
    locale: language,
    subject: line(original.subject) ?? settings.storeName,
    heading: line(original.heading),
    paragraphs,
    details: variablesOf(kind).includes('orderNumber')
      ? [{ label: t('orderNumber'), value: values.orderNumber ?? '' }]
      : [],
    quote: t('previewRest'),
    action: original.action ? { label: original.action, url: storeUrl(language, '') } : undefined,
  })
  return mail
}
