import { FileText, KeyRound, Package, ShoppingCart, UserRound } from 'lucide-react'
import { money } from '@/components/back-office/format-number'
import { timeAgo } from '@/components/back-office/time-ago'
import { COUNTED_ORDERS } from '@/lib/orders/admin-limits'
import type { Found } from '@/lib/overview/finder/contracts'
import type { Role } from '@/lib/staff/contracts'
import type { FinderTexts } from './finder-texts'
import { type Place, placesFor } from './pages'

export type Entry = Place & { id: string }
export type EntryGroup = { title: string; entries: Entry[] }

type T = FinderTexts['t']

const keyPlace = (
  t: T,
  { id, productId, productName, orderNumber, status }: Found['keys'][number],
): Entry => {
  const spoken = t(`keyStatus.${status}`)
  return {
    id: `key-${id}`,
    href: orderNumber ? `/admin/orders/${orderNumber}` : `/admin/keys/${productId}`,
    icon: KeyRound,
    title: productName,
    note: orderNumber
      ? t('keyOfOrder', { status: spoken, orderNumber })
      : t('key', { status: spoken }),
  }
}

const orderPlace = (t: T, order: Found['orders'][number]): Entry => ({
  id: `order-${order.orderNumber}`,
  href: `/admin/orders/${order.orderNumber}`,
  icon: ShoppingCart,
  title: order.orderNumber,
  note: t('order', {
    name: order.customerName,
    email: order.customerEmail,
    amount: money(order.totalAmount, order.currency),
    status: t(`orderStatus.${order.orderStatus}`),
    time: timeAgo(order.createdAt),
  }),
})

const ordersOf = (t: T, orders: number) =>
  orders >= COUNTED_ORDERS
    ? t('manyOrders', { count: COUNTED_ORDERS })
    : t('orders', { count: orders })

const buyerPlace = (
  t: T,
  { email, orders, customerId, leader }: Found['buyers'][number],
): Entry => ({
  id: `buyer-${email}`,
  href:
    customerId === null
      ? `/admin/orders?search=${encodeURIComponent(email)}`
      : `/admin/customers/${customerId}`,
  icon: UserRound,
  title: email,
  note:
    leader === null ? ordersOf(t, orders) : t('buyerOf', { orders: ordersOf(t, orders), leader }),
})

const productPlace = (t: T, { id, name, isHidden }: Found['products'][number]): Entry => ({
  id: `product-${id}`,
  href: `/admin/products?edit=${id}`,
  icon: Package,
  title: name,
  note: isHidden ? t('hiddenProduct') : t('product'),
})

const articlePlace = (t: T, { id, title, isPublished }: Found['articles'][number]): Entry => ({
  id: `article-${id}`,
  href: `/admin/articles/${id}`,
  icon: FileText,
  title,
  note: isPublished ? t('article') : t('draft'),
})

/** What a search found, in the groups in which it is listed; none that is empty. */
export function entriesOf(
  text: string,
  role: Role,
  found: Found | undefined,
  texts: FinderTexts,
): EntryGroup[] {
  const { t } = texts
  const { pages, settings } = placesFor(text, role, texts)
  const named = (places: readonly Place[]) =>
    places.map((place) => ({ ...place, id: `${place.href} ${place.title}` }))
  const entries = <Item>(items: readonly Item[] = [], place: (t: T, item: Item) => Entry) =>
    items.map((item) => place(t, item))
  return [
    { title: t('groups.keys'), entries: entries(found?.keys, keyPlace) },
    { title: text === '' ? t('groups.goTo') : t('groups.pages'), entries: named(pages) },
    { title: t('groups.orders'), entries: entries(found?.orders, orderPlace) },
    { title: t('groups.customers'), entries: entries(found?.buyers, buyerPlace) },
    { title: t('groups.products'), entries: entries(found?.products, productPlace) },
    { title: t('groups.articles'), entries: entries(found?.articles, articlePlace) },
    { title: t('groups.settings'), entries: named(settings) },
  ].filter(({ entries }) => entries.length > 0)
}
