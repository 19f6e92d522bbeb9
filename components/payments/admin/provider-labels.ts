import type { Texts } from '@/components/back-office/language/texts'
import type { ProviderId } from '@/lib/payments/provider-ids'

/** The providers outside of the store. Their names are the same in every language. */
export const PROVIDER_LABELS = { paypal: 'PayPal', authorize_net: 'Authorize.Net' } as const

export const providerLabel = (t: Texts<'orders'>, provider: ProviderId): string =>
  ({ ...PROVIDER_LABELS, gift_card: t('giftCard'), free: t('free') })[provider]

/** How an order was paid; one that is unknown is returned as it is. */
export function methodLabel(t: Texts<'orders'>, method: string): string {
  if (method === 'card') return t('card')
  if (method === 'gift_card') return t('giftCard')
  if (method === 'free') return t('free')
  return method === 'paypal' ? PROVIDER_LABELS.paypal : method
}
