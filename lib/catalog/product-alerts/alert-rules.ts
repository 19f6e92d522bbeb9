import type { WatchedPrice } from './watched-price'

/** The most products of one request. */
export const MAX_PRODUCTS = 50

/** The most products that an address watches; the oldest give way. */
export const MAX_WATCHED = 200

/** How long a link that confirms alerts is valid; requests are removed then. */
export const CONFIRM_DAYS = 7

/** How long a link that stops alerts, or watches again, is valid; ended ones are kept no shorter (lib/settings/retention.ts). */
export const LINK_DAYS = 60

/** The most requests of an address that are mailed about within a day. */
export const MAILS_PER_DAY = 10

/** The kinds of the mails that ask for a confirmation, and that tell of a product. */
export const MAIL_KINDS = ['product_alert_confirm', 'product_alert'] as const

export type AlertKind = 'back_in_stock' | 'price_drop'

type Watchable = {
  isHidden: boolean
  inStock: boolean
  delivery: 'keys' | 'manual'
  keysLeft: number | null
}

/** Whether shoppers can buy it now. */
export const canBeBought = ({ isHidden, inStock, delivery, keysLeft }: Watchable): boolean =>
  !isHidden && inStock && (delivery !== 'keys' || keysLeft !== 0)

/** What there is to watch of a product: its return while it is sold out, else its price. */
export const kindFor = (product: Watchable): AlertKind =>
  canBeBought(product) ? 'price_drop' : 'back_in_stock'

/**
 * From which former price on a price is to be told of: from a cent more. One that moves with the exchange rate has to be a
 * hundredth less, so that nobody is told of the rate's own ups and downs.
 *
 * @returns cents of the price's currency
 */
export const dueFrom = ({ cents, isConverted }: WatchedPrice): number =>
  Math.max(cents + 1, isConverted ? Math.ceil((cents * 100) / 99) : 0)

/**
 * Whether an alert has something to tell: the product can be bought, for one of its return with a key that is there, and, for a price alert, costs less than when it was asked
 * for ({@link dueFrom}). {@link canBeBought} and this, for the store's own currency, are in SQL in due-sql.ts.
 */
export const isDue = (
  { kind, priceCents }: { kind: AlertKind; priceCents: number },
  product: Watchable & { price: WatchedPrice; keysReady?: number | null },
): boolean =>
  canBeBought(product) &&
  (kind === 'back_in_stock' ? product.keysReady !== 0 : priceCents >= dueFrom(product.price))

export type RequestedAlert = {
  productId: number
  kind: AlertKind
  priceCents: number
  /** Of the price; the store's own without it. */
  currency?: string | null
}

/** Whether two requests are for the same alerts, whatever their prices. */
export const asksForSame = (
  a: readonly RequestedAlert[],
  b: readonly RequestedAlert[],
): boolean => {
  const names = (items: readonly RequestedAlert[]) =>
    items.map(({ productId, kind }) => `${productId}:${kind}`).sort()
  return names(a).join() === names(b).join()
}
