import type { Product } from '@/lib/catalog/contracts'
import type { Selling } from '@/lib/pricing/selling'

export type TrackedProduct = Pick<Product, 'id' | 'name' | 'publisher' | 'price'> &
  Partial<Pick<Product, 'prices' | 'volumePrices'>>

/** A paid order: what it cost, and nothing about who bought. Amounts are decimal strings. */
export type Purchase = {
  currency: string
  orderNumber: string
  total: string
  tax: string
  items: { id: number; name: string; price: string; quantity: number }[]
}

/** What may be tracked of a visit. The shop knows nothing of who subscribes. */
export type ShopEvent =
  | { name: 'view_item'; product: TrackedProduct; selling: Selling }
  | {
      name: 'add_to_cart'
      product: TrackedProduct
      quantity: number
      selling: Selling
    }
  | { name: 'purchase'; purchase: Purchase }
  | { name: 'search'; term: string }
  | { name: 'generate_lead'; form: 'newsletter' | 'contact' }

type Subscriber = (event: ShopEvent) => void

const MAX_RECENT = 20

/** The events of the page that is shown: a subscriber may only have been loaded since. */
let recent: { event: ShopEvent; path: string }[] = []
const subscribers = new Set<Subscriber>()

const isHere = ({ path }: { path: string }) => path === location.pathname

/** Hands an event to the subscribers. Without one nothing leaves the page. */
export function trackShopEvent(event: ShopEvent): void {
  recent = [...recent.filter(isHere), { event, path: location.pathname }].slice(-MAX_RECENT)
  for (const subscriber of subscribers) subscriber(event)
}

/** Subscribes to the events of the page that is shown, and to all from then on. @returns unsubscribes */
export function subscribeToShopEvents(subscriber: Subscriber): () => void {
  for (const { event } of recent.filter(isHere)) subscriber(event)
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}
