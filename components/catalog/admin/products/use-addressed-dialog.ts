'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'

type Openers = {
  onAdd: () => void
  onEdit: (product: AdminProduct) => void
  onFeeds: () => void
  onOptions: (family: string) => void
}

/**
 * Opens what the page's address asks for: `?edit=` with the id of a product, `?add` for a new one, `?feeds` for those of
 * suppliers, `?options=` with a family for its options. The address forgets it, so that going back does not open it again.
 */
export function useAddressedDialog(openers: Openers): void {
  const t = useTranslations('backOffice.catalog')
  const open = useEffectEvent((asked: URLSearchParams) => {
    const id = asked.get('edit')
    if (id !== null)
      return callAdmin('GET /api/admin/products/[id]', { params: { id } })
        .then(openers.onEdit)
        .catch((error) => toastFailure(t('products.openFailed'), error))
    const family = asked.get('options')
    if (family) return openers.onOptions(family)
    return asked.has('add') ? openers.onAdd() : openers.onFeeds()
  })
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    if (!['edit', 'add', 'feeds', 'options'].some((name) => asked.has(name))) return
    window.history.replaceState(window.history.state, '', location.pathname)
    void open(asked)
  }, [])
}
