'use client'

import { useQuery } from '@tanstack/react-query'
import { Merge } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { LoadError } from '@/components/back-office/load-error'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { FindCustomer } from './find-customer'
import { MergePreviewPart } from './merge-preview'
import { useCustomersRegrouped } from './use-customer'

const PREVIEW_CALL = 'GET /api/admin/customers/[id]/merging/[otherId]'

type Props = { customer: CustomerDetail; onClose: () => void }

/** Finds another customer, shows what comes together, and merges both. */
export function MergeDialog({ customer: { id, email }, onClose }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const regrouped = useCustomersRegrouped()
  const router = useRouter()
  const [otherId, setOtherId] = useState<number>()
  const [leaderId, setLeaderId] = useState(id)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [PREVIEW_CALL, id, otherId],
    queryFn: ({ signal }) =>
      callAdmin(PREVIEW_CALL, { params: { id, otherId: otherId ?? 0 }, signal }),
    enabled: otherId !== undefined,
    // What is merged is what was looked at.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const preview = otherId === undefined || isFetching ? undefined : data
  const form = useAdminForm({
    defaults: {},
    send: () => {
      if (!preview || otherId === undefined) throw new Error('Nothing was looked at')
      return callAdmin('POST /api/admin/customers/[id]/merging', {
        params: { id: leaderId },
        body: {
          otherId: leaderId === id ? otherId : id,
          addressIds: preview.addressIds,
        },
      })
    },
    onSent: (merged) => {
      showToast({ title: t('merging.done') })
      regrouped(merged)
      onClose()
      if (merged.id !== id) router.replace(`/admin/customers/${merged.id}`)
    },
  })
  const restart = () => {
    form.form.clearErrors()
    setOtherId(undefined)
    setLeaderId(id)
  }
  return (
    <FormDialog
      title={t('addresses.merge')}
      description={email}
      icon={Merge}
      size={otherId === undefined ? 'md' : 'lg'}
      submitLabel={t('merging.confirm')}
      pendingLabel={t('merging.pending')}
      canSubmit={preview !== undefined}
      form={form}
      extraAction={
        otherId !== undefined && (
          <Button variant="outline" onClick={restart} disabled={form.isSending}>
            {t('merging.chooseAnother')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {otherId === undefined ? (
        <>
          <p className="mb-4 text-sm text-ink-soft">{t('merging.explanation')}</p>
          <FindCustomer exceptId={id} onFound={(other) => setOtherId(other.id)} />
        </>
      ) : error && !isFetching ? (
        <LoadError title={t('merging.impossible')} error={error} onRetry={refetch} />
      ) : preview ? (
        <MergePreviewPart preview={preview} leaderId={leaderId} onLead={setLeaderId} />
      ) : (
        <div role="status" aria-label={common('loading')}>
          <Skeleton className="h-64 rounded-control" />
        </div>
      )}
    </FormDialog>
  )
}
