import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { DEFAULT_PATTERN } from './key-pattern'
import type { LicenceRule } from './rule-contracts'

/** How a rule begins. */
export const NEW_RULE: Omit<LicenceRule, 'isOn'> = {
  pattern: DEFAULT_PATTERN,
  deviceLimit: 1,
  termDays: null,
  freeMoves: 3,
  version: '',
  downloadUrl: '',
  changelog: '',
}

/** The rule by which a product's keys are made, or would be. @throws AppError `not_found` */
export async function licenceRule(productId: number, tx: Tx = db()): Promise<LicenceRule> {
  const product = await tx.product.findUnique({
    where: { id: productId },
    select: { keysByRule: true, licenceRule: { omit: { productId: true, updatedAt: true } } },
  })
  if (!product) throw new AppError('not_found', say('products.unknown'))
  return { ...(product.licenceRule ?? NEW_RULE), isOn: product.keysByRule }
}

/** What a product's keys are made by now; `null` when they come from a pool, or by hand. */
export const ruleInForce = (tx: Tx, productId: number) =>
  tx.licenceRule.findFirst({
    where: { productId, product: { keysByRule: true } },
    select: { pattern: true, deviceLimit: true, termDays: true },
  })
