import type { NamedRelease } from '@/lib/catalog/releases'
import type { Statement } from '@/lib/catalog/statements'
import { decimalOf } from '@/lib/core/money'
import type { OrderStatus } from './access-contracts'
import { itemProgress, preorderDay } from './item-progress'

type Item = {
  productName: string
  productPrice: { toString(): string }
  quantity: number
  refundedQuantity: number
  delivery: 'keys' | 'manual'
  deliveredAt: Date | null
  /** Keys that the buyer may use. */
  keyCount: number
  statement: Statement | null
  product: {
    image: string | null
    installerUrl: string | null
    activationSteps: string[]
    newestRelease: NamedRelease | null
    availableFrom: Date | null
  }
  isGiftCard: boolean
  isBundle: boolean
  bundlePosition: number | null
}

/** An item as its buyer sees it: how far it is, and once it is delivered, how it is installed. Never a key. */
export function itemStatus(
  item: Item,
  orderStatus: OrderStatus['orderStatus'],
): OrderStatus['items'][number] {
  const { productName, productPrice, quantity, deliveredAt, product, statement, isGiftCard } = item
  const isOfBundle = item.bundlePosition !== null
  const progress = itemProgress({ ...item, isDelivered: deliveredAt !== null }, orderStatus)
  const isDelivered = progress === 'delivered'
  return {
    productName,
    image: product.image,
    productPrice: decimalOf(productPrice),
    quantity,
    progress,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    ...preorderDay(progress, product),
    installerUrl: isDelivered ? product.installerUrl : null,
    activationSteps: isDelivered ? product.activationSteps : [],
    ...(isDelivered && product.newestRelease && { newestRelease: product.newestRelease }),
    ...(statement && { statement }),
    ...(isGiftCard && { isGiftCard }),
    ...(item.isBundle && { isBundle: true }),
    ...(isOfBundle && { isOfBundle }),
  }
}
