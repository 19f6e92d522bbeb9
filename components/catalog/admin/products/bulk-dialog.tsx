'use client'

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import type { Texts } from '@/components/back-office/language/texts'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { AdminProductFilterQuery } from '@/lib/catalog/admin-contracts'
import type { BulkAction, BulkResult } from '@/lib/catalog/bulk-contracts'
import type { AskingKind, BulkChoice } from './bulk-bar'
import { BulkForm } from './bulk-forms'
import { BulkPreview } from './bulk-preview'
import { type CategoryChoice, refreshProducts } from './use-product-groups'

const CALL = 'POST /api/admin/products/bulk'

/** The selected ones, or all that match the list's filters. */
type BulkSelection = { ids: number[] } | { filter: AdminProductFilterQuery }

type BulkDialogProps = {
  choice: BulkChoice
  selection: BulkSelection
  /** How many are selected, as the list counts them. */
  selected: number
  categories: readonly CategoryChoice[]
  onDone: () => void
  onClose: () => void
}

const ASKING: readonly string[] = ['price', 'sale', 'category', 'delivery'] satisfies AskingKind[]
const isAsking = (choice: BulkChoice): choice is { kind: AskingKind } =>
  ASKING.includes(choice.kind)

/** Applies a bulk change after a preview. */
export function BulkDialog(props: BulkDialogProps) {
  const { choice, selection, selected, categories, onDone, onClose } = props
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const [action, setAction] = useState<BulkAction | null>(isAsking(choice) ? null : choice)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const preview = useQuery({
    queryKey: [CALL, selection, action],
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn:
      action === null
        ? skipToken
        : ({ signal }) =>
            callAdmin(CALL, { body: { select: selection, action, dryRun: true }, signal }),
  })

  async function apply() {
    if (!action) return
    setSending(true)
    setProblem(undefined)
    try {
      const expectedCount = preview.data?.matched
      const result = await callAdmin(CALL, {
        body: { select: selection, action, expectedCount, skipRefused: true },
      })
      sayDone(t, result, isRemoval, () => refreshProducts(client))
      await refreshProducts(client)
      onDone()
    } catch (error) {
      setProblem(failureText(error, t('bulk.failed')))
      setSending(false)
    }
  }

  const changes = preview.data?.changed ?? 0
  const isRemoval = choice.kind === 'remove'
  const label = isRemoval ? 'bulk.deleteCount' : 'bulk.changeCount'
  return (
    <Dialog
      title={t(`bulk.titles.${choice.kind}`)}
      icon={ListChecks}
      size="md"
      onClose={isSending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            {common('cancel')}
          </Button>
          <Button
            variant={isRemoval ? 'danger' : 'primary'}
            onClick={apply}
            disabled={isSending || preview.isFetching || changes === 0}
          >
            {isSending ? t('bulk.changing') : t(label, { count: changes })}
          </Button>
        </>
      }
    >
      {isAsking(choice) && (
        <BulkForm kind={choice.kind} choices={categories} onChange={setAction} />
      )}
      <div aria-live="polite">
        {preview.isFetching && <Skeleton className="h-40 w-full" />}
        {preview.data && !preview.isFetching && action && (
          <BulkPreview action={action} result={preview.data} selected={selected} />
        )}
      </div>
      <div className="mt-4 empty:hidden">
        <FormError>
          {problem ??
            (preview.error ? failureText(preview.error, t('bulk.previewFailed')) : undefined)}
        </FormError>
      </div>
    </Dialog>
  )
}

/** One of the products stands for the whole change when it is undone. */
function sayDone(
  t: Texts<'catalog'>,
  { changed, examples: [first] }: BulkResult,
  isRemoval: boolean,
  onUndone: () => unknown,
) {
  if (!first) return
  showUndoableToast({
    title: t(isRemoval ? 'bulk.deletedTitle' : 'bulk.updatedTitle'),
    description: t(isRemoval ? 'bulk.deleted' : 'bulk.updated', { count: changed }),
    entityType: 'product',
    entityId: first.id,
    onUndone,
  })
}
