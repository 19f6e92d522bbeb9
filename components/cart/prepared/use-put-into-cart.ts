'use client'

import { useState } from 'react'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { loadCart } from '../load-cart'
import type { ShownLine } from './prepared-lines'

/** Puts prepared products into this browser's cart, beside what is in it. */
export function usePutIntoCart() {
  const selling = useSelling()
  const [state, setState] = useState<'idle' | 'adding' | 'failed' | 'done'>('idle')
  // What is in it already, when a part failed and it is tried again.
  const [added, setAdded] = useState<readonly number[]>([])

  async function put(lines: readonly ShownLine[]) {
    setState('adding')
    const done = [...added]
    try {
      const cart = await loadCart()
      for (const { product, quantity } of lines) {
        if (done.includes(product.id)) continue
        await cart.addToCart(product, { quantity, selling }, () => {})
        done.push(product.id)
      }
      setState('done')
    } catch {
      setState('failed')
    }
    setAdded(done)
  }
  return { state, put }
}
