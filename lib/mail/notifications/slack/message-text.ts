import type { Message } from '@/lib/mail/notifications/message'
import { slackText } from './sender'

const MAX_NAMED_ITEMS = 5

/** A message in Slack's markup. @param siteUrl the store's URL, for links */
export function messageText({ data }: Message, siteUrl: string): string {
  const link = (path: string, text: string) => `<${siteUrl}${path}|${slackText(text)}>`
  if ('productId' in data)
    return `Low stock: ${link('/admin/keys', data.productName)} has ${data.available} keys left.`
  const named = data.items
    .slice(0, MAX_NAMED_ITEMS)
    .map(({ quantity, productName }) => `• ${quantity} × ${slackText(productName)}`)
  const more = data.items.length - named.length
  return [
    `New order ${link(`/admin/orders/${encodeURIComponent(data.orderNumber)}`, data.orderNumber)}: ${data.totalAmount} ${data.currency}`,
    ...named,
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n')
}
