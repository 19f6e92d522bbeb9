import type { Texts } from '@/components/back-office/language/texts'
import { OUTSIDE_PROVIDER_IDS, PROVIDER_NAMES, type ProviderId } from '@/lib/payments/provider-ids'

/** The names of providers outside of the store are the same in every language. */
export const providerLabel = (t: Texts<'orders'>, provider: ProviderId): string =>
  ({ ...PROVIDER_NAMES, gift_card: t('giftCard'), free: t('free'), manual: t('manual') })[provider]

/** How an order was paid; one that is unknown is returned as it is. */
export function methodLabel(t: Texts<'orders'>, method: string): string {
  if (method === 'card') return t('card')
  if (method === 'gift_card') return t('giftCard')
  if (method === 'free') return t('free')
  if (method === 'manual') return t('manual')
  const wallet = OUTSIDE_PROVIDER_IDS.find((id) => id === method)
  return wallet ? PROVIDER_NAMES[wallet] : method
}
