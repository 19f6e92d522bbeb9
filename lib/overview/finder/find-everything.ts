import 'server-only'
import { findByWords } from '@/lib/catalog/find-by-words'
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/listing-choices'
import { findArticles } from '@/lib/content/articles/queries'
import type { Permission } from '@/lib/http/permissions'
import { lookUpKey } from '@/lib/licences/look-up-key'
import { findBuyers } from '@/lib/orders/find-buyers'
import { findOrders } from '@/lib/orders/order-search'
import type { Actor } from '@/lib/staff/audit'
import { may } from '@/lib/staff/roles'
import type { Found } from './contracts'
import { MIN_FINDER_LENGTH, MIN_KEY_LENGTH, MIN_WITHIN_LENGTH } from './finder-lengths'

const ORDERS = 6
const OF_OTHERS = 4

const NOTHING: Found = { keys: [], orders: [], buyers: [], products: [], articles: [] }

/**
 * The best of everything that a text of the back office's search may mean, of what the caller may see.
 *
 * @param text trimmed; nothing is found by one that is too short
 */
export async function findEverything(actor: Actor, text: string): Promise<Found> {
  if (text.length < MIN_FINDER_LENGTH) return NOTHING
  // What is longer can only be a key.
  const isShort = text.length <= MAX_SEARCH_LENGTH
  const isWithin = isShort && text.length >= MIN_WITHIN_LENGTH
  const mayOpen = (permission: Permission) => may(actor.role, permission)
  const [keys, orders, buyers, products, articles] = await Promise.all([
    text.length >= MIN_KEY_LENGTH && mayOpen('orders.read') ? lookUpKey(actor, text) : [],
    isShort && mayOpen('orders.read') ? findOrders(text, ORDERS) : [],
    isShort && mayOpen('customers.read') ? findBuyers(text, OF_OTHERS) : [],
    isWithin && mayOpen('catalogue') ? findByWords(text, OF_OTHERS) : [],
    isWithin && mayOpen('articles') ? findArticles(text, OF_OTHERS) : [],
  ])
  return { keys, orders, buyers, products, articles }
}
