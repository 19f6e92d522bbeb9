'use client'

import { useQuery } from '@tanstack/react-query'
import { Merge } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { LoadError } from '@/components/back-office/load-error'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { FindCustomer } from './find-customer'
import { MergePreviewPart } from './merge-preview'
import { useCustomersRegrouped } from './use-customer'

const PREVIEW_CALL = 'GET /api/admin/customers/[id]/merging/[otherId]'

type Props = { customer: CustomerDetail; onClose: () => void }

/** Finds another customer, shows what comes together, and merges both. */
export function MergeDialog({ customer: { id, email }, onClose }: Props) {
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
      showToast({ title: 'Customers merged' })
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
      title="Merge with another customer"
      description={email}
      icon={Merge}
      size={otherId === undefined ? 'md' : 'lg'}
      submitLabel="Merge customers"
      pendingLabel="Merging …"
      canSubmit={preview !== undefined}
      form={form}
      extraAction={
        otherId !== undefined && (
          <Button variant="outline" onClick={restart} disabled={form.isSending}>
            Choose another
          </Button>
        )
      }
      onClose={onClose}
    >
      {otherId === undefined ? (
        <>
          <p className="mb-4 text-sm text-ink-soft">
            When one person buys with several addresses, such as a private and a business one, the
            back office can show them as one customer.
          </p>
          <FindCustomer exceptId={id} onFound={(other) => setOtherId(other.id)} />
        </>
      ) : error && !isFetching ? (
        <LoadError title="These can’t be merged" error={error} onRetry={refetch} />
      ) : preview ? (
        <MergePreviewPart preview={preview} leaderId={leaderId} onLead={setLeaderId} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-64 rounded-control" />
        </div>
      )}
    </FormDialog>
  )
}
