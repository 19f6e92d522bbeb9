import { CircleStop, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatDateTime, storeTimezone } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { type StandingLook, standingColumn } from '@/components/back-office/standing-column'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { AdminSale } from '@/lib/catalog/sales/contracts'
import type { SaleStanding } from '@/lib/catalog/sales/sale-times'

type Handlers = {
  onChange: (sale: AdminSale) => void
  onStop: (sale: AdminSale) => void
  onDelete: (sale: AdminSale) => void
}

/** How sales that stand so are called and coloured. */
export function useSaleLooks(): Record<SaleStanding, StandingLook> {
  const t = useTranslations('backOffice.sales.standing')
  return {
    planned: { label: t('planned'), tone: 'brand' },
    running: { label: t('running'), tone: 'success' },
    ended: { label: t('ended'), tone: 'neutral' },
    stopped: { label: t('stopped'), tone: 'neutral' },
  }
}

/** The columns of the table of sales. */
export function useSaleColumns({ onChange, onStop, onDelete }: Handlers): Column<AdminSale>[] {
  const t = useTranslations('backOffice.sales')
  const common = useTranslations('backOffice.common')
  const looks = useSaleLooks()
  return [
    {
      key: 'name',
      header: t('column.name'),
      className: 'min-w-40',
      cell: ({ name, percent }) => (
        <>
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-xs text-muted">
            {percent === null ? t('column.ownPrices') : t('column.percentOff', { percent })}
          </span>
        </>
      ),
    },
    { key: 'over', header: t('column.over'), className: 'min-w-36', cell: (sale) => over(sale, t) },
    {
      key: 'when',
      header: t('column.when', { timezone: storeTimezone() }),
      className: 'whitespace-nowrap text-muted',
      cell: ({ startsAt, endsAt, stoppedAt }) => {
        const end = stoppedAt ?? endsAt
        return (
          <>
            <span className="block">{t('column.from', { when: formatDateTime(startsAt) })}</span>
            <span className="block">
              {end ? t('column.until', { when: formatDateTime(end) }) : t('column.noEnd')}
            </span>
          </>
        )
      },
    },
    standingColumn(common('status'), looks),
    {
      key: 'reduced',
      header: t('column.reduced'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ reduced }) => reduced,
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (sale) => {
        const { name, standing } = sale
        const isOver = standing === 'ended' || standing === 'stopped'
        return (
          <div className="flex items-center">
            {!isOver && (
              <RowAction
                icon={Pencil}
                label={t('column.change', { name })}
                title={common('edit')}
                onClick={() => onChange(sale)}
              />
            )}
            {standing === 'running' && (
              <RowAction
                icon={CircleStop}
                label={t('column.stop', { name })}
                title={t('column.stopShort')}
                onClick={() => onStop(sale)}
              />
            )}
            {standing !== 'running' && (
              <RowAction
                icon={Trash2}
                label={t('column.delete', { name })}
                title={common('delete')}
                isDanger
                onClick={() => onDelete(sale)}
              />
            )}
          </div>
        )
      },
    },
  ]
}

function over({ scope, products, category, publisher }: AdminSale, t: Texts<'sales'>): string {
  if (scope === 'products')
    return products.length === 1 && products[0]
      ? products[0].name
      : t('column.productCount', { count: products.length })
  if (scope === 'category')
    return category?.name
      ? t('column.category', { category: category.name })
      : t('column.goneCategory')
  return scope === 'brand' ? t('column.brand', { brand: publisher ?? '' }) : t('column.all')
}
