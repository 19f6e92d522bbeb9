import { AppError } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'

/** The refusal of a purchase that there are too few keys for. @param left how many could be bought */
export const outOfStock = (product: { productId: number; productName: string; left: number }) =>
  new AppError('out_of_stock', textOf(product.productName, product.left), {
    details: { productId: product.productId, available: product.left },
  })

function textOf(name: string, left: number): ServerText {
  if (left === 0) return say('products.outOfStock', { name })
  return left === 1
    ? say('products.onlyOneLeft', { name })
    : say('products.onlyLeft', { name, left })
}
