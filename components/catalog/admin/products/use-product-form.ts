'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { useStore } from '@/components/back-office/store-context'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { HttpError } from '@/lib/http/client'
import { newValues, type ProductValues, payloadOf, valuesOf } from './product-values'
import { PRODUCTS_CALL, refreshProducts } from './use-product-groups'

type Options = {
  /** The product to edit; omitted to add one. */
  product?: AdminProduct
  categoryId?: number
  onClose: () => void
}

/** Adds or edits a product. Typed values stay when the server rejects them. */
export function useProductForm({ product, categoryId, onClose }: Options) {
  const client = useQueryClient()
  const { storeName } = useStore()
  const [loaded, setLoaded] = useState(product)
  const [isOutdated, setOutdated] = useState(false)
  const failed = product ? 'Failed to update product' : 'Failed to create product'

  const form = useAdminForm<ProductValues, AdminProduct>({
    defaults: product ? valuesOf(product) : newValues(categoryId, storeName),
    failed,
    send: async (values) => {
      const body = payloadOf(values)
      try {
        return loaded
          ? await callAdmin<AdminProduct>(`${PRODUCTS_CALL}/${loaded.id}`, {
              method: 'PATCH',
              body: { ...body, expectedUpdatedAt: loaded.updatedAt },
            })
          : await callAdmin<AdminProduct>(PRODUCTS_CALL, { method: 'POST', body })
      } catch (error) {
        explain(error)
        throw error
      }
    },
    onSent: async (saved) => {
      showToast({
        title: product ? 'Product Updated' : 'Product Created',
        description: saved.name,
      })
      onClose()
      await refreshProducts(client)
    },
  })

  function explain(error: unknown) {
    // An expired session has its own toast.
    if (error instanceof HttpError && error.status === 401) return
    setOutdated(error instanceof HttpError && error.status === 409 && error.issues.length === 0)
    showToast({
      title: product ? 'Error' : 'Error Creating Product',
      description: failureText(error, failed),
      variant: 'destructive',
    })
  }

  /** Reloads what somebody else has saved in the meantime. */
  async function reload() {
    if (!loaded) return
    try {
      const current = await callAdmin<AdminProduct>(`${PRODUCTS_CALL}/${loaded.id}`)
      setLoaded(current)
      setOutdated(false)
      form.form.reset(valuesOf(current))
    } catch (error) {
      form.form.setError('root', { message: failureText(error, 'Failed to load the product') })
    }
  }

  return { ...form, isOutdated, reload }
}
