'use client'

import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, Files, ListPlus, Plus, ScrollText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { Pager } from '@/components/ui/list/pager'
import type { ProductKey } from '@/lib/licences/contracts'
import { KEY_STATUSES } from '@/lib/licences/key-rules'
import { AddFilesDialog } from './add-files-dialog'
import { AddKeyDialog } from './add-key-dialog'
import { BatchList } from './batch-list'
import { BulkAddDialog } from './bulk-add-dialog'
import { DeleteKeyDialog } from './delete-key-dialog'
import { KeyCounts, StockLead } from './key-figures'
import { KeyList } from './key-list'
import { LicenceRuleDialog } from './licence-rule-dialog'
import { QuarantineDialog } from './quarantine-dialog'

const STOCK_CALL = 'GET /api/admin/key-stock/[productId]'
const RULE_CALL = 'GET /api/admin/licence-rules/[productId]'
const PAGE_SIZE = 100

type OpenDialog =
  | { kind: 'add' | 'bulk' | 'files' | 'rule' }
  | { kind: 'delete' | 'quarantine'; productKey: ProductKey }

/** The keys of one product. */
export function KeyManager({ productId }: { productId: number }) {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common')
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
  // A list of products leads here to add keys; the address forgets it, so that going back does not ask again.
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('add')) return
    window.history.replaceState(window.history.state, '', location.pathname)
    setDialog({ kind: 'add' })
  }, [])
  const close = () => setDialog(undefined)
  const name = stock.data?.productName ?? ''
  const error = stock.error ?? rule.error ?? list.error

  return (
    <>
      <BackLink href="/admin/keys">{t('manager.allKeys')}</BackLink>
      <TabHeading
        title={name ? t('manager.titleOf', { product: name }) : t('manager.title')}
        lead={stock.data && <StockLead stock={stock.data} />}
      >
        <Button
          variant="outline"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          disabled={!stock.data}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          {t(isShown ? 'manager.hideKeys' : 'manager.showKeys')}
        </Button>
        <Button
          variant="outline"
          onClick={() => setDialog({ kind: 'rule' })}
          disabled={!stock.data || !rule.data}
        >
          <ScrollText aria-hidden />
          {t('manager.byRule')}
        </Button>
        {!stock.data?.keysByRule && (
          <>
            <Button
              variant="outline"
              onClick={() => setDialog({ kind: 'bulk' })}
              disabled={!stock.data}
            >
              <ListPlus aria-hidden />
              {t('manager.bulkAdd')}
            </Button>
            <Button
              variant="outline"
              onClick={() => setDialog({ kind: 'files' })}
              disabled={!stock.data}
            >
              <Files aria-hidden />
              {t('files.title')}
            </Button>
            <Button onClick={() => setDialog({ kind: 'add' })} disabled={!stock.data}>
              <Plus aria-hidden />
              {t('manager.addKey')}
            </Button>
          </>
        )}
      </TabHeading>
      {error ? (
        <LoadError
          title={t('manager.failed')}
          error={error}
          onRetry={() => Promise.all([stock.refetch(), rule.refetch(), list.retry()])}
        />
      ) : (
        <>
          <KeyCounts stock={stock.data} />
          <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg font-bold">{t('manager.keyList')}</h2>
            <Select
              aria-label={common('status')}
              value={status}
              onChange={(event) => setStatus(event.target.value)}
              className="w-44"
            >
              <option value="">{t('manager.allStatuses')}</option>
              {KEY_STATUSES.map((known) => (
                <option key={known} value={known}>
                  {t(`status.${known}`)}
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
          <Pager list={list} noun={t('manager.keys')} />
          <BatchList productId={productId} />
        </>
      )}
      {dialog?.kind === 'add' && stock.data && !stock.data.keysByRule && (
        <AddKeyDialog productId={productId} productName={name} onClose={close} />
      )}
      {dialog?.kind === 'bulk' && (
        <BulkAddDialog productId={productId} productName={name} onClose={close} />
      )}
      {dialog?.kind === 'files' && (
        <AddFilesDialog productId={productId} productName={name} onClose={close} />
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
