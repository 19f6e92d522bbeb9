import { FileText, KeyRound, Package, ShoppingCart, UserRound } from 'lucide-react'
import type { Texts } from '@/components/back-office/language/texts'
import { timeAgo } from '@/components/back-office/time-ago'
import { STATUS_LABELS as KEY_LABELS } from '@/components/licences/admin/key-labels'
import { money } from '@/components/orders/admin/order-labels'
import type { Found } from '@/lib/finder/contracts'
import { COUNTED_ORDERS } from '@/lib/orders/admin-limits'
import type { Role } from '@/lib/staff/contracts'
import { type Place, placesFor } from './pages'

export type Entry = Place & { id: string }
export type EntryGroup = { title: string; entries: Entry[] }

const keyPlace = ({
  id,
  productId,
  productName,
  orderNumber,
  status,
}: Found['keys'][number]): Entry => ({
  id: `key-${id}`,
  href: orderNumber ? `/admin/orders/${orderNumber}` : `/admin/keys/${productId}`,
  icon: KeyRound,
  title: productName,
  note: orderNumber
    ? `Licence key, ${KEY_LABELS[status].toLowerCase()}, order ${orderNumber}`
    : `Licence key, ${KEY_LABELS[status].toLowerCase()}`,
})

const orderPlace = (orders: Texts<'orders'>, order: Found['orders'][number]): Entry => ({
  id: `order-${order.orderNumber}`,
  href: `/admin/orders/${order.orderNumber}`,
  icon: ShoppingCart,
  title: order.orderNumber,
  note: `${order.customerName}, ${order.customerEmail}, ${money(order.totalAmount)}, ${orders(`status.${order.orderStatus}`).toLowerCase()}, ${timeAgo(order.createdAt)}`,
})

const ordersOf = (orders: number) =>
  orders >= COUNTED_ORDERS
    ? `${COUNTED_ORDERS} orders and more`
    : orders === 1
      ? '1 order'
      : `${orders} orders`

const buyerPlace = ({ email, orders, customerId, leader }: Found['buyers'][number]): Entry => ({
  id: `buyer-${email}`,
  href:
    customerId === null
      ? `/admin/orders?search=${encodeURIComponent(email)}`
      : `/admin/customers/${customerId}`,
  icon: UserRound,
  title: email,
  note: leader === null ? ordersOf(orders) : `${ordersOf(orders)}, one person with ${leader}`,
})

const productPlace = ({ id, name, isHidden }: Found['products'][number]): Entry => ({
  id: `product-${id}`,
  href: `/admin/products?edit=${id}`,
  icon: Package,
  title: name,
  note: isHidden ? 'Product, hidden' : 'Product',
})

const articlePlace = ({ id, title, isPublished }: Found['articles'][number]): Entry => ({
  id: `article-${id}`,
  href: `/admin/articles/${id}`,
  icon: FileText,
  title,
  note: isPublished ? 'Article' : 'Article, draft',
})

/** What a search found, in the groups in which it is listed; none that is empty. */
export function entriesOf(
  text: string,
  role: Role,
  found: Found | undefined,
  settingsTexts: Texts<'settings'>,
  orders: Texts<'orders'>,
): EntryGroup[] {
  const { pages, settings } = placesFor(text, role, settingsTexts)
  const named = (places: readonly Place[]) =>
    places.map((place) => ({ ...place, id: `${place.href} ${place.title}` }))
  return [
    { title: 'Licence keys', entries: (found?.keys ?? []).map(keyPlace) },
    { title: text === '' ? 'Go to' : 'Pages and commands', entries: named(pages) },
    { title: 'Orders', entries: (found?.orders ?? []).map((order) => orderPlace(orders, order)) },
    { title: 'Customers', entries: (found?.buyers ?? []).map(buyerPlace) },
    { title: 'Products', entries: (found?.products ?? []).map(productPlace) },
    { title: 'Articles', entries: (found?.articles ?? []).map(articlePlace) },
    { title: 'Settings', entries: named(settings) },
  ].filter(({ entries }) => entries.length > 0)
}
