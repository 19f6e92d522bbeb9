'use client'

import { BadgePercent, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button } from '@/components/ui/button'
import type { AdminSale } from '@/lib/catalog/sales/contracts'
import { SaleCalendar } from './sale-calendar'
import { useSaleColumns } from './sale-columns'
import { SaleDialog } from './sale-dialog'
import { DeleteSaleDialog, StopSaleDialog } from './sale-dialogs'

type OpenDialog = { kind: 'plan' } | { kind: 'change' | 'stop' | 'delete'; sale: AdminSale }

/** The Sales tab. */
export function SalesScreen() {
  const t = useTranslations('backOffice.sales.screen')
  const [dialog, setDialog] = useState<OpenDialog>()
  const list = usePagedList({ call: 'GET /api/admin/sales', filters: {} })
  const close = () => setDialog(undefined)
  const change = (sale: AdminSale) => setDialog({ kind: 'change', sale })
  const columns = useSaleColumns({
    onChange: change,
    onStop: (sale) => setDialog({ kind: 'stop', sale }),
    onDelete: (sale) => setDialog({ kind: 'delete', sale }),
  })
  return (
    <>
      <TabHeading title={t('title')} lead={t('lead')}>
        <Button onClick={() => setDialog({ kind: 'plan' })}>
          <Plus aria-hidden />
          {t('plan')}
        </Button>
      </TabHeading>
      <SaleCalendar onChange={change} />
      <h2 className="mb-3 text-lg font-bold">{t('list')}</h2>
      <PagedTable
        list={list}
        failed={t('failed')}
        noun={t('sales')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList icon={BadgePercent} text={t('empty')} />}
      />
      {dialog?.kind === 'plan' && <SaleDialog onClose={close} />}
      {dialog?.kind === 'change' && <SaleDialog sale={dialog.sale} onClose={close} />}
      {dialog?.kind === 'stop' && <StopSaleDialog sale={dialog.sale} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteSaleDialog sale={dialog.sale} onClose={close} />}
    </>
  )
}
