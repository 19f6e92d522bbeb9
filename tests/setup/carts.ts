import { publishCartCount } from '@/components/cart/cart-count'
import type { CartItem } from '@/lib/cart/contracts'
import type { Product } from '@/lib/catalog/contracts'
import { type Answers, json } from './components'

type Line = { product: Product; quantity: number }

const SESSION = 'a-visitor-of-a-test'

/** The browser has a cart with these lines. @returns the cart as the store keeps it, and how it answers calls of it */
export function keptCart(lines: Line[], catalogue = lines.map(({ product }) => product)) {
  window.localStorage.setItem('cartSessionId', SESSION)
  // That of the test before.
  publishCartCount(0)
  const items: CartItem[] = lines.map(({ product, quantity }) => itemOf(product, quantity))
  const refused = () => json(404, { code: 'not_found', message: 'There is no such item' })
  const itemAt = (call: string) => items.findIndex(({ id }) => call.endsWith(id))
  const answers: Answers = {
    'GET /api/cart': () => json(200, items),
    'GET /api/coupon': () => json(200, { coupon: null }),
    'GET /api/gift-card': () => json(200, { giftCard: null, giftCards: [] }),
    'GET /api/cart/suggestion': () => json(200, { product: null }),
    'POST /api/cart': ({ body }) => {
      const { productId, quantity = 1 } = body as { productId: number; quantity?: number }
      const known = items.find((item) => item.productId === productId)
      if (known) {
        known.quantity += quantity
        return json(200, known)
      }
      const product = catalogue.find(({ id }) => id === productId)
      if (!product) return refused()
      const item = itemOf(product, quantity)
      items.push(item)
      return json(201, item)
    },
    'PATCH /api/cart/[itemId]': ({ call, body }) => {
      const item = items[itemAt(call)]
      if (!item) return refused()
      item.quantity = (body as { quantity: number }).quantity
      return json(200, item)
    },
    'DELETE /api/cart/[itemId]': ({ call }) => {
      const place = itemAt(call)
      if (place < 0) return refused()
      items.splice(place, 1)
      return new Response(null, { status: 204 })
    },
  }
  return {
    answers,
    /** Product ids with their quantities. */
    kept: () => items.map(({ productId, quantity }) => [productId, quantity]),
  }
}

const itemOf = (product: Product, quantity: number): CartItem => ({
  id: `00000000-0000-4000-8000-${String(product.id).padStart(12, '0')}`,
  sessionId: SESSION,
  productId: product.id,
  quantity,
  product,
})
