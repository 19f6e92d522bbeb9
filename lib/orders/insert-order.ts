import 'server-only'
import type { CartSource } from '@/lib/cart/read-source'
import type { SoldPart } from '@/lib/catalog/bundles/contracts'
import type { Statement } from '@/lib/catalog/statements'
import { databaseTime } from '@/lib/core/database-time'
import type { Prisma, Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { Customer } from '@/lib/customers/contracts'
import { consultationOf } from '@/lib/customers/taxes/check-tax-id'
import type { BuyerTax, TaxEvidence } from '@/lib/customers/taxes/contracts'
import { placeEvidence } from '@/lib/customers/taxes/place-evidence'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { PaymentMethod } from '@/lib/payments/payment-methods'
import { partOfAddress } from '@/lib/pricing/territories'
import { giftCardsOf } from '@/lib/pricing/totals'
import { promisesOf, refundDaysOf } from '@/lib/settings/promises'
import { currentSettings } from '@/lib/settings/queries'
import { rateToBase } from '@/lib/settings/rates/seller'
import { bundleShares } from './bundle-items'
import type { Order } from './contracts'
import { giftTime } from './gift-rules'
import { isOrderNumber, newOrderNumber } from './order-number'
import { PUBLIC_FIELDS, toOrder } from './queries'

export type OrderDraft = {
  /** The browser's number; used if it is well-formed and has the current prefix. */
  requestedNumber?: string
  customer: Customer
  items: {
    productId: number
    productName: string
    priceCents: number
    quantity: number
    /** Its share of the discount. */
    discountCents: number
    isGiftCard: boolean
    /** What its buyer was told of its keys and updates. */
    statement?: Statement
    /** What it consists of. */
    parts?: SoldPart[]
  }[]
  coupon: { code: string } | null
  discountCents: number
  /** What of the total a gift card paid. */
  giftCard: { lastFour: string; amountCents: number } | null
  /** Where the buyer came from. */
  source: CartSource | null
  /** `null` for carts that were stored before it was. */
  tax: BuyerTax | null
  /** Where the wallet says that the buyer is; `null` where it was not asked. */
  walletCountry: string | null
  /** Where the card or the wallet's account is, and the network that was paid from; `null` where nobody said. */
  meansCountry: string | null
  networkCountry: string | null
  subtotalCents: number
  taxCents: number
  totalCents: number
  locale: string
  currency: CurrencyCode
  displayCurrency: string
  paymentId: string
  paymentMethod: PaymentMethod
}

export type InsertedOrder = {
  id: number
  orderNumber: string
  customerEmail: string
  locale: string
  /** What one of its currency is worth in the store's base currency. */
  rateToBase: string
  items: {
    id: number
    productId: number
    quantity: number
    delivery: 'keys' | 'manual'
    isGiftCard: boolean
    /** Its keys are those of the items that came with it. */
    isBundle: boolean
    bundlePosition: number | null
    priceCents: number
  }[]
  /** As it is shown to its buyer. */
  shown: Order
}

/**
 * Writes an order with its items and the first entry of its timeline.
 *
 * @throws a unique violation when the number is taken
 */
export async function insertOrder(tx: Tx, draft: OrderDraft): Promise<InsertedOrder> {
  const products = await tx.product.findMany({
    where: {
      id: {
        in: draft.items.flatMap(({ productId, parts = [] }) => [
          productId,
          ...parts.map((part) => part.productId),
        ]),
      },
    },
    select: {
      id: true,
      delivery: true,
      keysByRule: true,
      isBundle: true,
      publisher: true,
      refundDays: true,
    },
  })
  const settings = await currentSettings(tx)
  const promises = promisesOf(settings)
  const sold: SoldProducts = new Map(
    products.map(({ id, keysByRule, isBundle, delivery, ...product }) => [
      id,
      {
        // What became a bundle after it was paid for has no parts that were sold.
        delivery: isBundle ? ('manual' as const) : keysByRule ? ('keys' as const) : delivery,
        refundDays: refundDaysOf(promises, product),
      },
    ]),
  )
  const { gift, printedCard } = draft.customer
  const isPrinted = !gift && draft.items.some(({ isGiftCard }) => isGiftCard)
  const row = await tx.order.create({
    data: {
      orderNumber: numberFor(draft.requestedNumber, settings.orderNumberPrefix),
      customerEmail: draft.customer.email,
      customerName: draft.customer.name,
      billingAddress: draft.customer.address || null,
      subtotal: toDecimal(draft.subtotalCents),
      tax: toDecimal(draft.taxCents),
      totalAmount: toDecimal(draft.totalCents),
      discount: toDecimal(draft.discountCents),
      couponCode: draft.coupon?.code ?? null,
      giftCardAmount: toDecimal(draft.giftCard?.amountCents ?? 0),
      giftCardLastFour: draft.giftCard?.lastFour ?? null,
      ...(await taxColumns(tx, draft)),
      currency: draft.currency,
      ...(await rateToBase(draft.currency, tx)),
      paymentMethod: draft.paymentMethod,
      paymentId: draft.paymentId,
      locale: draft.locale,
      displayCurrency: draft.displayCurrency,
      trafficSource: draft.source?.source ?? null,
      trafficMedium: draft.source?.medium || null,
      campaign: draft.source?.campaign || null,
      items: {
        create: itemRows(draft, sold, promises.refundDays),
      },
      ...(gift && {
        gift: {
          create: {
            recipientEmail: gift.email,
            recipientName: gift.name,
            message: gift.message,
            sendAt: giftTime(gift, await databaseTime(tx)),
            timeZone: gift.sendOn && gift.timeZone,
            design: gift.design,
          },
        },
      }),
      ...(printedCard &&
        isPrinted && {
          printedCard: {
            create: {
              recipientName: printedCard.name,
              message: printedCard.message,
              design: printedCard.design,
            },
          },
        }),
      events: { create: { kind: 'order_placed' } },
    },
    select: {
      ...PUBLIC_FIELDS,
      id: true,
      locale: true,
      rateToBase: true,
      items: {
        orderBy: PUBLIC_FIELDS.items.orderBy,
        select: {
          ...PUBLIC_FIELDS.items.select,
          id: true,
          delivery: true,
          isBundle: true,
          bundlePosition: true,
        },
      },
    },
  })
  const { id, orderNumber, customerEmail, locale } = row
  const rate = row.rateToBase.toFixed(12)
  const items = row.items.map(({ productName: _, productPrice, ...item }) => ({
    ...item,
    priceCents: toCents(productPrice),
  }))
  const shown = toOrder({
    ...row,
    items: row.items.filter(({ bundlePosition }) => bundlePosition === null),
  })
  return { id, orderNumber, customerEmail, locale, rateToBase: rate, items, shown }
}

type SoldProducts = Map<number, { delivery: 'keys' | 'manual'; refundDays: number }>

/** The lines of an order: behind that of a bundle, which has the price, those of its parts, which cost nothing and have the keys. */
function itemRows({ items, currency }: OrderDraft, sold: SoldProducts, usualDays: number) {
  const rows: Prisma.OrderItemUncheckedCreateWithoutOrderInput[] = []
  for (const item of items) {
    const position = rows.length
    const refundDays = sold.get(item.productId)?.refundDays ?? usualDays
    rows.push({
      position,
      productId: item.productId,
      productName: item.productName,
      productPrice: toDecimal(item.priceCents),
      quantity: item.quantity,
      discount: toDecimal(item.discountCents),
      // The code of a gift card is made with the order.
      delivery:
        item.isGiftCard || item.parts ? 'keys' : (sold.get(item.productId)?.delivery ?? 'manual'),
      refundDays,
      isGiftCard: item.isGiftCard,
      isBundle: item.parts !== undefined,
      statement: item.statement,
    })
    const parts = item.parts ?? []
    const paid = item.priceCents * item.quantity - item.discountCents
    const shares = bundleShares(paid, parts, currency)
    for (const [place, part] of parts.entries())
      rows.push({
        position: rows.length,
        productId: part.productId,
        productName: part.productName,
        productPrice: toDecimal(0),
        quantity: item.quantity * part.quantity,
        delivery: sold.get(part.productId)?.delivery ?? 'manual',
        // Its money goes back with the bundle.
        refundDays,
        bundlePosition: position,
        bundleShare: toDecimal(shares[place] ?? 0),
        statement: part.statement,
      })
  }
  return rows
}

/** Which tax an order was charged, and why. */
async function taxColumns(tx: Tx, draft: OrderDraft) {
  const { tax, walletCountry, meansCountry, networkCountry, items, customer } = draft
  const country = tax?.country || walletCountry || null
  const said = { chosenCountry: tax?.country ?? '', walletCountry, meansCountry, networkCountry }
  const evidence: TaxEvidence | null = tax && {
    ...said,
    place: placeEvidence(country, said).verdict,
    taxIdCheck: tax.taxIdCheck,
    consultation: tax.taxIdCheck === 'authority' ? await consultationOf(tx, tax) : '',
    confirmedAt: null,
    postalTerritory: partOfAddress(tax.country, customer.address),
  }
  return {
    taxKind: tax?.kind ?? 'general',
    taxCountry: country,
    taxTerritory: tax?.territory || null,
    taxRate: tax && tax.basisPoints / 100,
    taxId: tax?.taxId || null,
    taxEvidence: evidence ?? undefined,
    untaxedAmount: toDecimal(giftCardsOf(items)),
  }
}

const numberFor = (requested: string | undefined, prefix: string): string =>
  requested !== undefined && isOrderNumber(requested, prefix)
    ? requested
    : newOrderNumber(Date.now(), prefix)
