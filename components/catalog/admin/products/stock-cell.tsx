import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatCount } from '@/components/back-office/format-number'
import { useMay } from '@/components/back-office/session/admin-gate'
import { toastFailure } from '@/components/back-office/toast-failure'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { Badge } from '@/components/ui/badge'
import { Switch } from '@/components/ui/fields/switch'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { AdminProductRow } from '@/lib/catalog/admin-contracts'
import { refreshProducts } from './use-product-groups'

const LOW_STOCK = 10

/** What is left of a product: its keys, which lead to adding some, or whether what is delivered by hand is in stock. */
export function StockCell({ product }: { product: AdminProductRow }) {
  const t = useTranslations('backOffice.catalog')
  const { id, name, delivery, isBundle } = product
  const may = useMay()
  if (isBundle) return <span className="text-muted">{t('columns.bundle')}</span>
  if (delivery === 'manual') return <InStock product={product} />
  const left = <KeysLeft product={product} />
  if (!may('keys')) return left
  return (
    <Link
      href={`/admin/keys/${id}?add`}
      title={t('columns.addKeys', { name })}
      className="inline-block min-h-6 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current"
    >
      {left}
      <span className="sr-only"> {t('columns.addKeys', { name })}</span>
    </Link>
  )
}

function KeysLeft({ product: { availableKeys } }: { product: AdminProductRow }): ReactNode {
  const t = useTranslations('backOffice.catalog.columns')
  if (availableKeys >= LOW_STOCK) return formatCount(availableKeys)
  return (
    <Badge tone={availableKeys === 0 ? 'danger' : 'brand'} className="whitespace-nowrap">
      {availableKeys === 0 ? t('noneLeft') : t('left', { count: availableKeys })}
    </Badge>
  )
}

/** Switches over the version that the list has loaded, and shows the new state while the list loads again. */
function InStock({ product: { id, name, inStock, updatedAt } }: { product: AdminProductRow }) {
  const t = useTranslations('backOffice.catalog')
  const client = useQueryClient()
  const switchId = useId()
  const may = useMay()
  const [sent, setSent] = useState<boolean>()

  async function change(wanted: boolean) {
    setSent(wanted)
    try {
      await callAdmin('PATCH /api/admin/products/[id]', {
        params: { id },
        body: { inStock: wanted, expectedUpdatedAt: updatedAt },
      })
      showUndoableToast({
        title: t('productDialog.updated'),
        description: name,
        entityType: 'product',
        entityId: id,
        onUndone: () => refreshProducts(client),
      })
    } catch (error) {
      toastFailure(t('error'), error, t('productDialog.updateFailed'))
    }
    // What somebody else has changed stands there then.
    await refreshProducts(client)
    setSent(undefined)
  }

  return (
    <>
      <span className="block text-muted">{t('byHand')}</span>
      <span className="mt-1 inline-flex items-center gap-2">
        <label htmlFor={switchId} className="text-xs text-muted">
          {t.rich('columns.inStock', { name, sr: screenReaderOnly })}
        </label>
        <Switch
          id={switchId}
          checked={sent ?? inStock}
          disabled={sent !== undefined || !may('catalogue')}
          onCheckedChange={(wanted) => void change(wanted)}
        />
      </span>
    </>
  )
}
