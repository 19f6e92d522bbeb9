'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { ImportPreview } from '@/components/catalog/admin/products/import-preview'
import { refreshProducts } from '@/components/catalog/admin/products/use-product-groups'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { SupplierFeed } from '@/lib/catalog/supplier-feeds/contracts'

const CALL = 'POST /api/admin/supplier-feeds/[id]/import'

type Props = { feed: SupplierFeed; onImported: () => Promise<void>; onClose: () => void }

/** What a supplier's feed would do now, and the button that does it. */
export function FeedPreviewDialog({ feed: { id, name }, onImported, onClose }: Props) {
  const t = useTranslations('backOffice.supplier-feeds')
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isImporting, setImporting] = useState(false)
  const params = { id }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [CALL, id],
    queryFn: ({ signal }) => callAdmin(CALL, { params, body: { dryRun: true }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

  async function apply(fingerprint: string) {
    setImporting(true)
    setProblem(undefined)
    try {
      const done = await callAdmin(CALL, { params, body: { dryRun: false, fingerprint } })
      showToast({
        title: t('preview.imported'),
        description: t('preview.importedText', { added: done.added, changed: done.changed }),
      })
      await refreshProducts(client)
      await onImported()
    } catch (failure) {
      setProblem(failureText(failure, t('preview.importFailed')))
      setImporting(false)
    }
  }

  const count = data ? data.added + data.changed : 0
  const isBusy = isFetching || isImporting
  return (
    <Dialog
      title={t('preview.title', { name })}
      description={t('preview.lead')}
      icon={ScanSearch}
      size="lg"
      onClose={isImporting ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isImporting}>
            {t('preview.back')}
          </Button>
          {problem && (
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => {
                setProblem(undefined)
                void refetch()
              }}
            >
              {t('preview.again')}
            </Button>
          )}
          <Button
            onClick={() => data && apply(data.fingerprint)}
            disabled={isBusy || count === 0 || error !== null}
          >
            {isImporting ? t('preview.importing') : t('preview.importNow')}
          </Button>
        </>
      }
    >
      {isFetching ? (
        <p role="status" className="text-sm text-muted">
          {t('preview.fetching')}
        </p>
      ) : error ? (
        <LoadError title={t('preview.readFailed')} error={error} onRetry={refetch} />
      ) : (
        data && (
          <>
            <FormError>{problem}</FormError>
            <ImportPreview report={data} />
          </>
        )
      )}
    </Dialog>
  )
}
