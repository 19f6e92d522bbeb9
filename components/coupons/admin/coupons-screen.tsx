'use client'

import { Plus, TicketPercent } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { AdminCoupon } from '@/lib/coupons/admin-contracts'
import { useCouponColumns } from './coupon-columns'
import { CouponDialog } from './coupon-dialog'
import { DeleteCouponDialog } from './delete-coupon-dialog'

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; coupon: AdminCoupon }

/** The Coupons tab. */
export function CouponsScreen() {
  const t = useTranslations('backOffice.coupons.screen')
  const [search, setSearch] = useState('')
  const [dialog, setDialog] = useState<OpenDialog>()
  const list = usePagedList({ call: 'GET /api/admin/coupons', filters: { search } })
  const close = () => setDialog(undefined)
  const columns = useCouponColumns({
    onEdit: (coupon) => setDialog({ kind: 'edit', coupon }),
    onDelete: (coupon) => setDialog({ kind: 'delete', coupon }),
  })
  return (
    <>
      <TabHeading title={t('title')} lead={t('lead')}>
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </TabHeading>
      <SearchInput label={t('search')} onSearch={setSearch} className="mb-4 w-full sm:w-80" />
      {list.error ? (
        <LoadError title={t('failed')} error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <TicketPercent aria-hidden className="mx-auto size-8 text-muted" />
                <p className="mt-3 text-sm text-ink-soft">{t(search ? 'emptySearch' : 'empty')}</p>
              </>
            }
          />
          <Pager list={list} noun={t('coupons')} />
        </>
      )}
      {dialog?.kind === 'add' && <CouponDialog onClose={close} />}
      {dialog?.kind === 'edit' && <CouponDialog coupon={dialog.coupon} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteCouponDialog coupon={dialog.coupon} onClose={close} />}
    </>
  )
}
