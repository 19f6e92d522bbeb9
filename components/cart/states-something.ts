import type { Product } from '@/lib/catalog/contracts'
import { statementOf } from '@/lib/catalog/statements'
import type { CartLine, CartProduct } from './cart-lines'

/** One that was just added from a card does not say it yet. */
const saysIt = (product: CartProduct): product is Product =>
  'licenceKind' in product && 'updates' in product

/** Whether anything is stated of where the keys of a cart come from, or of updates: that stands above the buttons of the checkout. */
export const statesSomething = (lines: readonly CartLine[]): boolean =>
  lines.some(({ product }) => saysIt(product) && statementOf(product) !== null)
