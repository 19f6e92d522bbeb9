import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'

/**
 * Loads a product as it is now, with what the list leaves out of it, for its form: the one that was asked for last.
 *
 * @param onLoaded opens the form
 */
export function useOpenProduct(onLoaded: (product: AdminProduct) => void) {
  const t = useTranslations('backOffice.catalog')
  const asked = useRef<number>(undefined)
  const [openingId, setOpeningId] = useState<number>()
  const open = async (id: number) => {
    asked.current = id
    setOpeningId(id)
    try {
      const product = await callAdmin('GET /api/admin/products/[id]', { params: { id } })
      if (asked.current === id) onLoaded(product)
    } catch (error) {
      toastFailure(t('products.openFailed'), error)
    } finally {
      if (asked.current === id) setOpeningId(undefined)
    }
  }
  return { open, openingId }
}
