'use client'

import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, ListPlus, Plus, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { Pager } from '@/components/ui/list/pager'
import { Skeleton } from '@/components/ui/skeleton'
import type { KeyStock, ProductKey } from '@/lib/licences/contracts'
import { KEY_STATUSES } from '@/lib/licences/key-rules'
import { AddKeyDialog } from './add-key-dialog'
import { BatchList } from './batch-list'
import { BulkAddDialog } from './bulk-add-dialog'
import { DeleteKeyDialog } from './delete-key-dialog'
import { count, STATUS_LABELS } from './key-labels'
import { KeyList } from './key-list'
import { LevelBadge } from './level-badge'
import { LicenceRuleDialog } from './licence-rule-dialog'
import { QuarantineDialog } from './quarantine-dialog'

const STOCK_CALL = 'GET /api/admin/key-stock/[productId]'
const RULE_CALL = 'GET /api/admin/licence-rules/[productId]'
const PAGE_SIZE = 100

type OpenDialog =
  | { kind: 'add' | 'bulk' | 'rule' }
  | { kind: 'delete' | 'quarantine'; productKey: ProductKey }

/** The keys of one product. */
export function KeyManager({ productId }: { productId: number }) {
  const stock = useQuery({
    queryKey: [STOCK_CALL, productId],
    queryFn: ({ signal }) => callAdmin(STOCK_CALL, { params: { productId }, signal }),
    staleTime: 0,
  })
  const rule = useQuery({
    queryKey: [RULE_CALL, productId],
    queryFn: ({ signal }) => callAdmin(RULE_CALL, { params: { productId }, signal }),
    staleTime: 0,
  })
  const [isShown, setShown] = useState(false)
  const [status, setStatus] = useState('')
  const [dialog, setDialog] = useState<OpenDialog>()
  const list = usePagedList({
    call: 'GET /api/admin/product-keys',
    filters: { productId: String(productId), status, reveal: isShown ? '1' : undefined },
    pageSize: PAGE_SIZE,
  })
  const close = () => setDialog(undefined)
  const name = stock.data?.productName ?? ''
  const error = stock.error ?? rule.error ?? list.error

  return (
    <>
      <BackLink href="/admin/keys">All keys</BackLink>
      <TabHeading
        title={name ? `Keys of ${name}` : 'Keys'}
        lead={stock.data && <StockLead stock={stock.data} />}
      >
        <Button
          variant="outline"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          disabled={!stock.data}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          {isShown ? 'Hide Keys' : 'Show Keys'}
        </Button>
        <Button
          variant="outline"
          onClick={() => setDialog({ kind: 'rule' })}
          disabled={!stock.data || !rule.data}
        >
          <ScrollText aria-hidden />
          Licences by Rule
        </Button>
        {!stock.data?.keysByRule && (
          <>
            <Button
              variant="outline"
              onClick={() => setDialog({ kind: 'bulk' })}
              disabled={!stock.data}
            >
              <ListPlus aria-hidden />
              Bulk Add
            </Button>
            <Button onClick={() => setDialog({ kind: 'add' })} disabled={!stock.data}>
              <Plus aria-hidden />
              Add Key
            </Button>
          </>
        )}
      </TabHeading>
      {error ? (
        <LoadError
          title="Failed to load the keys"
          error={error}
          onRetry={() => Promise.all([stock.refetch(), rule.refetch(), list.retry()])}
        />
      ) : (
        <>
          <Counts stock={stock.data} />
          <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg font-bold">Key list</h2>
            <Select
              aria-label="Status"
              value={status}
              onChange={(event) => setStatus(event.target.value)}
              className="w-44"
            >
              <option value="">All statuses</option>
              {KEY_STATUSES.map((known) => (
                <option key={known} value={known}>
                  {STATUS_LABELS[known]}
                </option>
              ))}
            </Select>
          </div>
          <KeyList
            list={list}
            isShown={isShown}
            isFiltered={status !== ''}
            onDelete={(productKey) => setDialog({ kind: 'delete', productKey })}
            onQuarantine={(productKey) => setDialog({ kind: 'quarantine', productKey })}
          />
          <Pager list={list} noun="keys" />
          <BatchList productId={productId} />
        </>
      )}
      {dialog?.kind === 'add' && (
        <AddKeyDialog productId={productId} productName={name} onClose={close} />
      )}
      {dialog?.kind === 'bulk' && (
        <BulkAddDialog productId={productId} productName={name} onClose={close} />
      )}
      {dialog?.kind === 'rule' && rule.data && (
        <LicenceRuleDialog
          productId={productId}
          productName={name}
          rule={rule.data}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteKeyDialog productKey={dialog.productKey} productName={name} onClose={close} />
      )}
      {dialog?.kind === 'quarantine' && (
        <QuarantineDialog productKey={dialog.productKey} onClose={close} />
      )}
    </>
  )
}

function StockLead({ stock }: { stock: KeyStock }) {
  const { delivery, keysByRule, waitingOrders } = stock
  return (
    <span className="flex flex-wrap items-center gap-2">
      <LevelBadge stock={stock} />
      {keysByRule && 'Its keys are made when they are delivered.'}
      {delivery === 'manual' &&
        !keysByRule &&
        'Delivered by hand. With its first key it is delivered from this list.'}
      {waitingOrders > 0 &&
        `${count(waitingOrders)} paid ${waitingOrders === 1 ? 'order waits' : 'orders wait'} for keys.`}
    </span>
  )
}

function Counts({ stock }: { stock: KeyStock | undefined }) {
  const figures: [string, number | undefined][] = [
    ['Available', stock?.available],
    ['Used', stock?.used],
    ['Reserved', stock?.reserved],
    ['Expired', stock?.expired],
    ['Quarantined', stock?.quarantined],
    ['Total', stock?.total],
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="rounded-card border border-line bg-surface px-4 py-3 shadow-card"
        >
          <dt className="text-sm font-medium text-muted">{label}</dt>
          <dd className="text-2xl font-extrabold tabular-nums">
            {value === undefined ? <Skeleton className="my-1 h-6 w-12" /> : count(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
