'use client'

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminProductFilterQuery } from '@/lib/catalog/admin-contracts'
import type { BulkAction, BulkResult } from '@/lib/catalog/bulk-contracts'
import { parsePriceChange } from '@/lib/catalog/product-prices'
import { formatUsd, toCents } from '@/lib/core/money'
import type { BulkChoice } from './bulk-bar'
import { refreshProducts } from './use-product-groups'

const CALL = 'POST /api/admin/products/bulk'

/** The selected ones, or all that match the list's filters. */
type BulkSelection = { ids: number[] } | { filter: AdminProductFilterQuery }

type BulkDialogProps = {
  choice: BulkChoice
  selection: BulkSelection
  onDone: () => void
  onClose: () => void
}

const TITLES = { price: 'Change prices', stock: 'Change stock', featured: 'Change featured' }

/** Applies a bulk change after a preview. */
export function BulkDialog({ choice, selection, onDone, onClose }: BulkDialogProps) {
  const client = useQueryClient()
  const [action, setAction] = useState<BulkAction | null>(choice.kind === 'price' ? null : choice)
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
      const { changed } = await callAdmin(CALL, {
        body: { select: selection, action, expectedCount },
      })
      showToast({ title: 'Products Updated', description: `${productCount(changed)} changed.` })
      await refreshProducts(client)
      onDone()
    } catch (error) {
      setProblem(failureText(error, 'Failed to update product'))
      setSending(false)
    }
  }

  const changes = preview.data?.changed ?? 0
  return (
    <Dialog
      title={TITLES[choice.kind]}
      icon={ListChecks}
      size="md"
      onClose={isSending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            Cancel
          </Button>
          <Button onClick={apply} disabled={isSending || preview.isFetching || changes === 0}>
            {isSending ? 'Changing …' : `Change ${productCount(changes)}`}
          </Button>
        </>
      }
    >
      {choice.kind === 'price' && <PriceChangeForm onChange={setAction} />}
      <div aria-live="polite">
        {preview.isFetching && <Skeleton className="h-40 w-full" />}
        {preview.data && !preview.isFetching && action && (
          <Preview action={action} result={preview.data} />
        )}
      </div>
      <div className="mt-4 empty:hidden">
        <FormError>
          {problem ??
            (preview.error ? failureText(preview.error, 'The preview failed.') : undefined)}
        </FormError>
      </div>
    </Dialog>
  )
}

const productCount = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`

function PriceChangeForm({ onChange }: { onChange: (action: BulkAction | null) => void }) {
  const [mode, setMode] = useState<'percent' | 'amount'>('percent')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const by = parsePriceChange(text)
    const isChange = by !== null && by !== 0
    setError(isChange ? undefined : 'Enter a change such as -10 or 2.50')
    onChange(isChange ? { kind: 'price', mode, by } : null)
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mb-5 grid items-start gap-3 sm:grid-cols-[10rem_1fr_auto]"
    >
      <SelectField
        id="bulk-mode"
        label="Change by"
        value={mode}
        onChange={({ target }) => {
          setMode(target.value === 'amount' ? 'amount' : 'percent')
          onChange(null)
        }}
      >
        <option value="percent">Percent</option>
        <option value="amount">US dollars</option>
      </SelectField>
      <TextField
        id="bulk-by"
        label={mode === 'percent' ? 'Percent' : 'Amount'}
        required
        autoComplete="off"
        placeholder="-10"
        hint="Negative lowers. Rounded half up to cents."
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange(null)
        }}
      />
      <Button type="submit" variant="outline" className="sm:mt-6.5">
        Preview
      </Button>
    </form>
  )
}

function Preview({ action, result }: { action: BulkAction; result: BulkResult }) {
  const { matched, changed, originalPricesRemoved, examples } = result
  return (
    <>
      <p className="text-sm text-ink-soft">
        <strong className="text-ink">{productCount(changed)}</strong> of{' '}
        {matched.toLocaleString('en')}{' '}
        {action.kind === 'price'
          ? 'get another price.'
          : action.kind === 'stock'
            ? `will be ${action.inStock ? 'in stock' : 'out of stock'}.`
            : `will ${action.isFeatured ? '' : 'no longer '}be featured.`}{' '}
        {changed < matched && 'The others stay as they are.'}
      </p>
      {originalPricesRemoved > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {productCount(originalPricesRemoved)} will lose the struck-through price, because the new
          price is not below it.
        </p>
      )}
      {examples.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-control border border-line text-sm">
          {examples.map(({ id, name, before, after }) => (
            <li key={id} className="flex justify-between gap-4 px-3 py-2">
              <span className="[overflow-wrap:anywhere]">{name}</span>
              {action.kind === 'price' && (
                <span className="shrink-0 tabular-nums">
                  <s className="text-muted">
                    <span className="sr-only">before </span>
                    {formatUsd(toCents(before))}
                  </s>{' '}
                  <strong>
                    <span className="sr-only">after </span>
                    {formatUsd(toCents(after))}
                  </strong>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {changed > examples.length && (
        <p className="mt-2 text-sm text-muted">
          … and {productCount(changed - examples.length)} more.
        </p>
      )}
    </>
  )
}
