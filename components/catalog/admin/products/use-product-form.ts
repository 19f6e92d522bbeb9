'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { useStore } from '@/components/back-office/store-context'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { isApiError } from '@/lib/http/client'
import { newValues, type ProductValues, payloadOf, valuesOf } from './product-values'
import { refreshProducts } from './use-product-groups'

type Options = {
  /** The product to edit; omitted to add one. */
  product?: AdminProduct
  categoryId?: number
  onClose: () => void
}

/** Adds or edits a product. Typed values stay when the server rejects them. */
export function useProductForm({ product, categoryId, onClose }: Options) {
  const t = useTranslations('backOffice.catalog')
  const client = useQueryClient()
  const store = useStore()
  const [loaded, setLoaded] = useState(product)
  const [isOutdated, setOutdated] = useState(false)
  const [loads, setLoads] = useState(0)
  const failed = t(`productDialog.${product ? 'updateFailed' : 'createFailed'}`)

  const form = useAdminForm<ProductValues, AdminProduct>({
    defaults: product ? valuesOf(product, store) : newValues(categoryId, store.storeName, store),
    failed,
    send: async (values) => {
      const body = payloadOf(values, loaded)
      try {
        return loaded
          ? await callAdmin('PATCH /api/admin/products/[id]', {
              params: { id: loaded.id },
              body: { ...body, expectedUpdatedAt: loaded.updatedAt },
            })
          : await callAdmin('POST /api/admin/products', { body })
      } catch (error) {
        explain(error)
        throw error
      }
    },
    onSent: async (saved) => {
      if (product)
        showUndoableToast({
          title: t('productDialog.updated'),
          description: saved.name,
          entityType: 'product',
          entityId: saved.id,
          onUndone: () => refreshProducts(client),
        })
      else showToast({ title: t('productDialog.created'), description: saved.name })
      onClose()
      await refreshProducts(client)
    },
  })

  function explain(error: unknown) {
    // An expired session has its own toast.
    if (isApiError(error, 'unauthorized')) return
    setOutdated(isApiError(error, 'conflict') && error.issues.length === 0)
    showToast({
      title: product ? t('error') : t('productDialog.createError'),
      description: failureText(error, failed),
      variant: 'destructive',
    })
  }

  /** Reloads what somebody else has saved in the meantime. */
  async function reload() {
    if (!loaded) return
    try {
      const current = await callAdmin('GET /api/admin/products/[id]', {
        params: { id: loaded.id },
      })
      setLoaded(current)
      setOutdated(false)
      setLoads((times) => times + 1)
      form.form.reset(valuesOf(current, store))
    } catch (error) {
      form.form.setError('root', { message: failureText(error, t('productDialog.loadFailed')) })
    }
  }

  return { ...form, isOutdated, reload, loads }
}
