import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { refreshProducts } from './use-product-groups'

/** Adds a copy of a product, one at a time however often it is clicked. @param onCopied opens the copy */
export function useDuplicate(onCopied: (copy: AdminProduct) => void) {
  const t = useTranslations('backOffice.catalog')
  const client = useQueryClient()
  const isWorking = useRef(false)
  return async ({ id }: Pick<AdminProduct, 'id'>) => {
    if (isWorking.current) return
    isWorking.current = true
    try {
      const call = callAdmin('POST /api/admin/products/[id]/duplicate', { params: { id } })
      const copy = await withFailureToast(t('error'), call, t('products.duplicateFailed'))
      showToast({
        title: t('products.duplicated'),
        description: t('products.copyHidden'),
      })
      onCopied(copy)
      await refreshProducts(client)
    } catch {
      // The toast has said it.
    } finally {
      isWorking.current = false
    }
  }
}
