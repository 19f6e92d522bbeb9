import type { ProductFields } from './admin-contracts'

/** Why a product whose keys are made by a rule can't be sold as its fields say; `null` when it can. */
export function ruleKeysProblem(
  keysByRule: boolean,
  { delivery, isGiftCard }: Pick<ProductFields, 'delivery' | 'isGiftCard'>,
): { field: keyof ProductFields; message: string } | null {
  if (!keysByRule || (delivery === 'manual' && !isGiftCard)) return null
  return {
    field: isGiftCard ? 'isGiftCard' : 'delivery',
    message: 'The keys of this product are made by a rule. Switch that off first (Keys).',
  }
}
