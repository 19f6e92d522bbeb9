import type { CartProduct } from '@/components/cart/cart-lines'
import type { Product } from '@/lib/catalog/contracts'

/** Whether a cart's product came from the server, complete; one that was just added from a card is not yet. */
export const isWholeProduct = (product: CartProduct): product is Product =>
  'platforms' in product && 'regions' in product && 'version' in product
