'use client'

import { useEffect, useEffectEvent } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'

/**
 * Opens what the page's address asks for: `?edit=` with the id of a product, `?add` for a new one. The address
 * forgets it, so that going back does not open it again.
 *
 * @param onOpen given the product to edit; none to add one
 */
export function useAddressedProduct(onOpen: (product?: AdminProduct) => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    const id = asked.get('edit')
    if (id === null && !asked.has('add')) return
    window.history.replaceState(window.history.state, '', location.pathname)
    if (id === null) return open()
    callAdmin('GET /api/admin/products/[id]', { params: { id } })
      .then(open)
      .catch((error) => toastFailure('The product could not be opened', error))
  }, [])
}
