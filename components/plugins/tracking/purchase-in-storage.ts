import type { Purchase } from './shop-events'

const WAITING = 'purchaseToReport'
const REPORTED = 'purchaseReported'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

function itemIn(value: unknown): Purchase['items'] {
  if (!isObject(value)) return []
  const { id, name, price, quantity } = value
  return typeof id === 'number' && isText(name) && isText(price) && typeof quantity === 'number'
    ? [{ id, name, price, quantity }]
    : []
}

/** What a browser has stored; `null` when it can't be read. */
export function parsePurchase(text: string | null): Purchase | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text ?? '')
  } catch {
    return null
  }
  if (!isObject(parsed) || !Array.isArray(parsed.items)) return null
  const { orderNumber, currency, total, tax } = parsed
  const items = parsed.items.flatMap(itemIn)
  return isText(orderNumber) && isText(currency) && isText(total) && isText(tax) && items.length > 0
    ? { orderNumber, currency, total, tax, items }
    : null
}

/**
 * Keeps a purchase for the next page of the storefront in this tab: no script of others runs where a card is
 * entered. One that was reported is not kept again.
 */
export function rememberPurchase(purchase: Purchase): void {
  try {
    if (sessionStorage.getItem(REPORTED) === purchase.orderNumber) return
    sessionStorage.setItem(WAITING, JSON.stringify(purchase))
  } catch {
    // It is not counted.
  }
}

/** Takes the purchase that waits to be reported, which nobody gets twice. */
export function takePurchase(): Purchase | null {
  try {
    const purchase = parsePurchase(sessionStorage.getItem(WAITING))
    sessionStorage.removeItem(WAITING)
    if (purchase) sessionStorage.setItem(REPORTED, purchase.orderNumber)
    return purchase
  } catch {
    return null
  }
}
