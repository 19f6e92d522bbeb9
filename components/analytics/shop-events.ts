import type { Product } from '@/lib/catalog/contracts'

export type MeasuredProduct = Pick<Product, 'id' | 'name' | 'publisher' | 'price'>

/** What happens in the shop that somebody might count. The shop knows nothing of who does. */
export type ShopEvent =
  | { name: 'view_item'; product: MeasuredProduct }
  | { name: 'add_to_cart'; product: MeasuredProduct; quantity: number }
  | { name: 'search'; term: string }
  | { name: 'generate_lead'; form: 'newsletter' | 'contact' }

type Listener = (event: ShopEvent) => void

const MOST_KEPT = 20

/** What was told on the page that is shown: who listens may only have been loaded since. */
let recent: { event: ShopEvent; path: string }[] = []
const listeners = new Set<Listener>()

const isHere = ({ path }: { path: string }) => path === location.pathname

/** Tells of something that happened. Nothing leaves the page by it. */
export function tell(event: ShopEvent): void {
  recent = [...recent.filter(isHere), { event, path: location.pathname }].slice(-MOST_KEPT)
  for (const listener of listeners) listener(event)
}

/** Hears what has happened on the page that is shown, and everything from then on. */
export function listen(listener: Listener): () => void {
  for (const { event } of recent.filter(isHere)) listener(event)
  listeners.add(listener)
  return () => listeners.delete(listener)
}
