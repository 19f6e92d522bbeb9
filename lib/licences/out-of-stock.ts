import { AppError } from '@/lib/core/errors'

/** The refusal of a purchase that there are too few keys for. @param left how many could be bought */
export const outOfStock = (product: { productId: number; productName: string; left: number }) =>
  new AppError('out_of_stock', textOf(product.productName, product.left), {
    details: { productId: product.productId, available: product.left },
  })

const textOf = (name: string, left: number) =>
  left === 0
    ? `${name} is out of stock`
    : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left`
