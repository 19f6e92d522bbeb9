import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { toCents } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { formatMoney } from '@/lib/i18n/currencies'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { type Composed, composeWith, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import type { MailTextPreview, RenderedMailText } from '@/lib/mail/texts/contracts'
import { type FilledWords, filledLine, type Values } from '@/lib/mail/texts/filled-in'
import { filledWords, withDraft } from '@/lib/mail/texts/filled-words'
import { type MailTextKind, type MailVariable, variablesOf } from '@/lib/mail/texts/kinds'
import { requireFillable, requireLanguage } from '@/lib/mail/texts/mail-text-writes'
import { originalWords } from '@/lib/mail/texts/original-words'
import { composeKeyReportDecided, composeKeyReportReceived } from '@/lib/orders/key-reports/mails'
import { composeAddressChanged } from '@/lib/orders/mails/address-changed'
import { type DeliveryWords, previewDelivery } from '@/lib/orders/mails/delivery'
import { composeKeyRecalled } from '@/lib/orders/mails/key-recalled'
import { composeSupplyConfirmation, composeSupplyWaiting } from '@/lib/orders/supply/mails'
import { composeRefundConfirmation, composeRefundDeclined } from '@/lib/refunds/mails/refund'
import { composeRefundRequestReceived } from '@/lib/refunds/mails/refund-request'
import { currentSettings } from '@/lib/settings/queries'

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

/** Kinds whose mails have neither keys nor links that open something, so that any of the outbox can be shown as it is. */
const SHOWABLE: Partial<
  Record<MailTextKind, { outbox: string; compose: (email: Outgoing) => Promise<Composed | null> }>
> = {
  supply_confirmation: { outbox: 'supply_confirmation', compose: composeSupplyConfirmation },
  supply_waiting: { outbox: 'supply_waiting', compose: composeSupplyWaiting },
  order_address_changed: { outbox: 'order_address_changed', compose: composeAddressChanged },
  key_recalled: { outbox: 'key_recalled', compose: composeKeyRecalled },
  key_report_received: { outbox: 'key_report_received', compose: composeKeyReportReceived },
  key_report_decided: { outbox: 'key_report_decided', compose: composeKeyReportDecided },
  refund_request_received: {
    outbox: 'refund_request_received',
    compose: composeRefundRequestReceived,
  },
  refund_made: { outbox: 'refund_made', compose: composeRefundConfirmation },
  order_cancelled: { outbox: 'refund_made', compose: composeRefundConfirmation },
  refund_declined: { outbox: 'refund_declined', compose: composeRefundDeclined },
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
  requireLanguage({ kind, language })
  const fillable = requireFillable(kind, words)
  const chosen = orderNumber ? await orderFor({ orderNumber }) : null
  if (orderNumber && !chosen) throw new AppError('not_found', say('orders.notFound'))
  return withDraft({ kind, words: fillable }, async () => {
    const order = chosen ?? (await orderFor({}))
    const { subject, html, text, orderId } =
      (await delivered(kind, language, order)) ??
      (await sentBefore(kind, language, chosen)) ??
      (await example(kind, language, order))
    const shown = orderId === order?.id ? order : await orderFor({ id: orderId })
    return { subject, html, text, orderNumber: shown?.orderNumber ?? null }
  })
}

/** A mail with what was bought, of any order. */
async function delivered(kind: MailTextKind, locale: TranslatedLocale, order: Order) {
  const delivery = DELIVERIES[kind]
  if (!order || !delivery) return null
  const mail = await previewDelivery({ orderId: order.id, kind: delivery, locale })
  return mail && { ...mail, orderId: order.id }
}

/** A mail of the outbox anew: that of the order that was asked for, or the last of its kind. */
async function sentBefore(kind: MailTextKind, locale: TranslatedLocale, chosen: Order) {
  const composer = SHOWABLE[kind]
  if (!composer) return null
  const email = await db().email.findFirst({
    where: {
      kind: composer.outbox,
      orderId: chosen?.id ?? { not: null },
      ...(composer.outbox === 'refund_made' && {
        order: { orderStatus: kind === 'order_cancelled' ? 'cancelled' : { not: 'cancelled' } },
      }),
    },
    orderBy: { createdAt: 'desc' },
  })
  if (!email) return null
  const composed = await composer.compose({ ...email, locale }).catch((error: unknown) => {
    // What it is about may be gone by now; an example does as well.
    log.warn({ err: error, emailId: email.id }, 'mail cannot be composed anew for a preview')
    return null
  })
  return composed && { ...composed.mail, orderId: email.orderId ?? undefined }
}

/** The last order that is so. */
const orderFor = (where: { id?: number; orderNumber?: string }) =>
  db().order.findFirst({
    where,
    orderBy: { id: 'desc' },
    select: {
      id: true,
      orderNumber: true,
      customerName: true,
      totalAmount: true,
      currency: true,
      items: { orderBy: { position: 'asc' }, take: 1, select: { productName: true } },
    },
  })

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
    order ? toCents(order.totalAmount) : 4999,
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
    originalSubject: 'New order',
    username: 'grace',
    invitedBy: 'ada',
    daysLeft: '14',
    endDate: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: timezone }).format(
      Date.now(),
    ),
  }
}

/** What every mail of a kind says; in the place of its facts and links stands that they follow. */
async function example(kind: MailTextKind, language: TranslatedLocale, order: Order) {
  const [original, t, settings] = await Promise.all([
    originalWords(kind, language),
    mailTranslator(language),
    currentSettings(),
  ])
  const values: Values = valuesFrom(order, { language, ...settings })
  const own: FilledWords = await filledWords({ kind, values }, language)
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
  return { ...mail, orderId: order?.id }
}
