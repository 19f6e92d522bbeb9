'use client'

import { Plus, TicketPercent } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ColumnsButton } from '@/components/back-office/columns/columns-button'
import { useColumns } from '@/components/back-office/columns/use-columns'
import { EmptyList } from '@/components/back-office/empty-list'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import type { AdminCoupon } from '@/lib/cart/coupons/admin-contracts'
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
  const allColumns = useCouponColumns({
    onEdit: (coupon) => setDialog({ kind: 'edit', coupon }),
    onDelete: (coupon) => setDialog({ kind: 'delete', coupon }),
  })
  const { columns, choice } = useColumns('coupons', allColumns)
  return (
    <>
      <TabHeading title={t('title')} lead={t('lead')}>
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </TabHeading>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchInput label={t('search')} onSearch={setSearch} className="w-full sm:w-80" />
        <ColumnsButton choice={choice} />
      </div>
      <PagedTable
        list={list}
        failed={t('failed')}
        noun={t('coupons')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList icon={TicketPercent} text={t(search ? 'emptySearch' : 'empty')} />}
      />
      {dialog?.kind === 'add' && <CouponDialog onClose={close} />}
      {dialog?.kind === 'edit' && <CouponDialog coupon={dialog.coupon} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteCouponDialog coupon={dialog.coupon} onClose={close} />}
    </>
  )
}
