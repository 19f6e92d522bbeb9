import { formatCents } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import type { Column } from '@/components/ui/list/data-table'

type Sums = { grossCents: number; refundsCents: number; netCents: number }

/** What was sold and paid back, and what is left of it. */
export const sumColumns = (t: Texts<'analytics'>): readonly Column<Sums>[] => [
  {
    key: 'gross',
    header: t('columns.gross'),
    align: 'end',
    cell: ({ grossCents }) => formatCents(grossCents),
  },
  {
    key: 'refunds',
    header: t('columns.refunds'),
    align: 'end',
    cell: ({ refundsCents }) => formatCents(refundsCents === 0 ? 0 : -refundsCents),
  },
  {
    key: 'net',
    header: t('columns.net'),
    align: 'end',
    cell: ({ netCents }) => formatCents(netCents),
  },
]
