import { type ServerText, say } from '@/lib/core/server-text'
import type { ProductFields } from './admin-contracts'

/** Why a product whose keys are made by a rule can't be sold as its fields say; `null` when it can. */
export function ruleKeysProblem(
  keysByRule: boolean,
  { delivery, isGiftCard }: Pick<ProductFields, 'delivery' | 'isGiftCard'>,
): { field: keyof ProductFields; text: ServerText } | null {
  if (!keysByRule || (delivery === 'manual' && !isGiftCard)) return null
  return {
    field: isGiftCard ? 'isGiftCard' : 'delivery',
    text: say('products.keysMadeByRule'),
  }
}
