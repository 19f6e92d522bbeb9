import 'server-only'
import { db } from '@/lib/core/db'
import { isPersonBlocked } from '@/lib/customers/people'
import { type Composed, mailPicture, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { activePluginValues } from '@/lib/plugins/queries'
import { reviewRefusal } from '@/lib/reviews/review-rules'
import { boughtOrder, reviewableItems } from '@/lib/reviews/reviewable-order'
import { invitationHtml } from './invitation'
import { trustpilotPlugin } from './plugin'

/**
 * Tells Trustpilot whom to invite. Nothing when the plugin was switched off since, the order was refunded, in part too, or
 * disputed, or the buyer was blocked or wants no such mails any more.
 */
export async function composeTrustpilotInvitation({ orderId }: Outgoing): Promise<Composed | null> {
  const [values, order] = await Promise.all([
    activePluginValues(trustpilotPlugin),
    boughtOrder(orderId ?? 0),
  ])
  if (!values || order?.orderStatus !== 'completed' || reviewRefusal(order) !== null) return null
  const email = order.customerEmail.toLowerCase()
  const [isBlocked, hasStopped, { locale }] = await Promise.all([
    isPersonBlocked(db(), email),
    db().reviewOptOut.findUnique({ where: { email } }),
    db().order.findUniqueOrThrow({ where: { id: order.id }, select: { locale: true } }),
  ])
  if (hasStopped || isBlocked) return null
  const named = values.products === true ? reviewableItems(order) : []
  const products = named.map(({ productId, product }) => ({
    name: product.name,
    sku: String(productId),
    productUrl: storeUrl('en', `/products/${product.slug}`),
    imageUrl: mailPicture(product.image) ?? undefined,
  }))
  const { orderNumber, customerName } = order
  return {
    itemIds: [],
    mail: {
      subject: `Order ${orderNumber}`,
      text: `Order ${orderNumber}`,
      html: invitationHtml({
        name: customerName,
        email: order.customerEmail,
        orderNumber,
        language: locale,
        products,
      }),
    },
  }
}
