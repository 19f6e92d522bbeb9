import 'server-only'
import { DeliveryMail } from '@/components/mail/delivery-mail'
import { saidStatement } from '@/lib/catalog/said-statement'
import { dayOf } from '@/lib/core/calendar'
import { formatMoney } from '@/lib/i18n/currencies'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import { soldKeys } from '@/lib/licences/queries'
import {
  type Composed,
  htmlAndText,
  mailLetterhead,
  mailPicture,
  mailTranslator,
  storeUrl,
  translatorOf,
} from '@/lib/mail/compose-kit'
import { type DeliveryPart, deliveryPayloadSchema } from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'
import type { FilledWords } from '@/lib/mail/texts/filled-in'
import { filledWords } from '@/lib/mail/texts/filled-words'
import type { MailWords } from '@/lib/mail/texts/kinds'
import { attachedTexts } from '@/lib/orders/agreed-texts/attached-texts'
import { withBundleKeys } from '@/lib/orders/bundle-items'
import { isClosed, isComplete } from '@/lib/orders/item-progress'
import { cardAttachments } from '@/lib/orders/printed-cards/card-attachments'
import { orderById } from '@/lib/orders/queries'
import { pricesHoldTax, sumOf } from '@/lib/pricing/totals'
import { refundDaysOfAll } from '@/lib/settings/promises'
import { currentSettings } from '@/lib/settings/queries'
import type { DeliveryMail as Delivery } from './delivery-mail'
import { installedFrom } from './installed-from'
import { keyAttachments, writtenKey } from './key-attachments'
import { releaseDay } from './release-day'
import { trackPath } from './track-path'
import { withdrawalUrl } from './withdrawal-url'

/**
 * The mail with the keys, which are decrypted only here.
 *
 * @returns `null` when the order was refunded in the meantime
 */
export async function composeDelivery(email: Outgoing): Promise<Composed | null> {
  const { itemIds, part } = deliveryPayloadSchema.parse(email.payload)
  const data = await deliveryData(email, itemIds, part)
  return data && compose(email, data, itemIds)
}

/**
 * What the buyer of a gift gets: the same without the keys.
 *
 * @returns `null` when the order was refunded in the meantime
 */
export async function composeGiftReceipt(email: Outgoing): Promise<Composed | null> {
  const { items, gift } = await orderById(email.orderId ?? 0)
  const ids = items.map(({ id }) => id)
  const data = await deliveryData(email, ids, 'first')
  if (!data || !gift) return null
  const { recipientEmail, sendAt, timeZone } = gift
  return compose(
    email,
    {
      ...data,
      gift: { reader: 'buyer', recipientEmail, sendAt, timeZone },
      items: data.items.map((item) => ({ ...item, keys: [], state: 'gift' })),
    },
    [],
  )
}

async function compose(email: Outgoing, data: Delivery, itemIds: number[]): Promise<Composed> {
  const agreed =
    data.part === 'first' && data.gift?.reader !== 'recipient'
      ? await attachedTexts(email.orderId ?? 0)
      : []
  const own = await filledWords(wordsOf(data, email.locale), email.locale)
  return {
    itemIds,
    mail: {
      replyTo: data.supportEmail,
      attachments: [
        ...keyAttachments(data.items.flatMap(({ keys }) => keys)),
        ...(data.isPrinted ? await cardAttachments(itemIds) : []),
        ...agreed,
      ],
      ...(await rendered(data, { own, locale: email.locale, hasAgreedTexts: agreed.length > 0 })),
    },
  }
}

type Rendering = { own: FilledWords; locale: string; hasAgreedTexts: boolean }

async function rendered(data: Delivery, { own, locale, hasAgreedTexts }: Rendering) {
  const t = await mailTranslator(locale)
  const { orderNumber, customerName: buyer } = data
  const mail = {
    ...data,
    hasAgreedTexts,
    items: data.items.map((item) => ({ ...item, keys: item.keys.map(writtenKey) })),
  }
  const letterhead = await mailLetterhead(locale)
  return {
    subject: own.subject ?? t(subjectOf(data), { orderNumber, buyer }),
    ...(await htmlAndText(<DeliveryMail mail={mail} t={t} own={own} letterhead={letterhead} />)),
  }
}

/** What a preview of a mail with what was bought is made of. */
type PreviewedDelivery = {
  orderId: number
  kind: DeliveryWords
  locale: string
}

export type DeliveryWords = ReturnType<typeof wordsOf>['kind']

/**
 * What the mail with what was bought would say of an order, as if it were of a kind: its keys are masked, and nothing is attached.
 *
 * @returns `null` for an order that no such mail would be about
 */
export async function previewDelivery({ orderId, kind, locale }: PreviewedDelivery) {
  const { items, gift } = await orderById(orderId)
  const part = kind === 'order_rest' ? 'rest' : kind === 'order_again' ? 'resend' : 'first'
  const data = await deliveryData(
    { orderId, locale },
    items.map(({ id }) => id),
    part,
    maskKey,
  )
  if (!data) return null
  const isGift = kind === 'gift_delivery' || kind === 'gift_receipt'
  const delivery: Delivery = {
    ...data,
    gift: !isGift
      ? null
      : kind === 'gift_delivery'
        ? {
            reader: 'recipient',
            recipientName: gift?.recipientName || 'Grace Hopper',
            message: gift?.message ?? '',
            design: gift?.design ?? 'plain',
          }
        : {
            reader: 'buyer',
            recipientEmail: gift?.recipientEmail ?? 'grace@example.com',
            sendAt: gift?.sendAt ?? data.orderedAt,
            timeZone: gift?.timeZone ?? null,
          },
    items: data.items.map((item) =>
      kind === 'order_waiting'
        ? { ...item, keys: [], state: 'waiting' }
        : kind === 'gift_receipt'
          ? { ...item, keys: [], state: 'gift' }
          : item,
    ),
  }
  const own = await filledWords({ ...wordsOf(delivery, locale), kind }, locale)
  return rendered(delivery, {
    own,
    locale,
    hasAgreedTexts: part === 'first' && kind !== 'gift_delivery',
  })
}

/** Which of the owner's words it has: who gets a gift learns neither its price nor its order's number. */
function wordsOf(data: Delivery, locale: string) {
  const { part, items, gift, customerName, orderNumber } = data
  if (gift?.reader === 'recipient')
    return {
      kind: 'gift_delivery',
      values: { recipientName: gift.recipientName, buyerName: customerName },
    } satisfies MailWords
  const total = formatMoney(data.totalCents, data.currency, locale)
  const values = { customerName, orderNumber, total }
  if (gift) return { kind: 'gift_receipt', values } satisfies MailWords
  if (part === 'rest') return { kind: 'order_rest', values } satisfies MailWords
  if (part === 'resend') return { kind: 'order_again', values } satisfies MailWords
  return {
    kind: items.some(({ keys }) => keys.length > 0) ? 'order_delivery' : 'order_waiting',
    values,
  } satisfies MailWords
}

function subjectOf({ part, items, gift }: Delivery) {
  const isOfGiftCards = items.every(({ keyType }) => keyType === 'gift_card')
  if (gift?.reader === 'buyer') return 'gift.receiptSubject'
  if (gift) return isOfGiftCards ? 'gift.cardSubject' : 'gift.subject'
  if (part === 'rest') return 'subjectLater'
  if (part === 'resend') return 'subjectAgain'
  if (isOfGiftCards) return 'giftCard.orderSubject'
  if (items.some(({ keys }) => keys.length > 0)) return 'subject'
  return items.every(({ preorderDay }) => preorderDay !== null)
    ? 'subjectPreorder'
    : 'subjectWaiting'
}

async function deliveryData(
  email: Pick<Outgoing, 'orderId' | 'locale'>,
  itemIds: number[],
  part: DeliveryPart,
  shown = (key: string) => key,
): Promise<Delivery | null> {
  const [order, settings] = await Promise.all([orderById(email.orderId ?? 0), currentSettings()])
  const statements = await translatorOf(email.locale, 'statement')
  const keys = await soldKeys(order.items.map(({ id }) => id))
  const counted = withBundleKeys(
    order.items.map((item) => {
      const own = keys.filter(({ orderItemId }) => orderItemId === item.id)
      return { ...item, keys: own, keyCount: own.length }
    }),
  )
  const named = counted.filter(
    ({ id, quantity, refundedQuantity }) => itemIds.includes(id) && refundedQuantity < quantity,
  )
  // The keys may have been refunded and withdrawn since the buyer requested them again.
  const items = part === 'resend' ? named.filter(isComplete) : named
  if (items.length === 0 || isClosed(order.orderStatus)) return null
  // Its day came while its payment was disputed: it is mailed when the dispute is won.
  if (order.gift && order.disputedAt !== null) return null
  return {
    orderNumber: order.orderNumber,
    orderedAt: order.createdAt,
    timezone: settings.timezone,
    refundDays: refundDaysOfAll(order.items),
    paymentMethod: order.paymentMethod,
    paidWith: order.paidWith,
    customerName: order.customerName,
    currency: order.currency,
    subtotalCents: order.subtotalCents,
    taxCents: order.taxCents,
    isReverseCharge: order.taxKind === 'reverse_charge',
    pricesHoldTax: pricesHoldTax(order.items, order),
    discountCents: order.discountCents,
    couponCode: order.couponCode,
    itemsCents: sumOf(order.items),
    giftCard:
      order.giftCardLastFour === null
        ? null
        : { lastFour: order.giftCardLastFour, cents: order.giftCardCents },
    totalCents: order.totalCents,
    items: items.map((item) => ({
      name: item.productName,
      pictureUrl: mailPicture(item.image),
      quantity: item.quantity - item.refundedQuantity,
      stated: item.statement
        ? saidStatement(item.statement, {
            t: statements,
            locale: email.locale,
            boughtOn: dayOf(order.createdAt, settings.timezone),
          })
        : [],
      priceCents: item.priceCents,
      isOfBundle: item.bundlePosition !== null,
      installerUrl: item.installerUrl,
      activationSteps: item.activationSteps,
      installedFrom: installedFrom(item, {
        opensOrder: order.gift === null,
        storeUrl: storeUrl('en', '/'),
      }),
      keyType: item.keys[0]?.keyType ?? 'license',
      keys: item.keys.map(({ valueEncrypted }) => shown(openKey(valueEncrypted))),
      state:
        item.delivery === 'manual'
          ? 'manual'
          : item.isBundle || isComplete(item)
            ? 'complete'
            : 'waiting',
      preorderDay:
        item.availableFrom && releaseDay(item.availableFrom, settings.timezone, email.locale),
    })),
    part,
    gift: order.gift && { reader: 'recipient', ...order.gift },
    isPrinted: order.isPrinted,
    withdrawalUrl: await withdrawalUrl(order, email.locale),
    orderUrl: storeUrl(email.locale, `/checkout/success?order=${order.orderNumber}`),
    keyProblemUrl: storeUrl(email.locale, trackPath(order.orderNumber)),
    supportEmail: settings.supportEmail,
  }
}
