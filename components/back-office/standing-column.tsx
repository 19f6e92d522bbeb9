import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/list/data-table'

/** How a standing is called and coloured. */
export type StandingLook = { label: string; tone: ComponentProps<typeof Badge>['tone'] }

/** The column that says how something stands, such as a coupon or a gift card. */
export const standingColumn = <S extends string, Row extends { standing: S }>(
  header: string,
  looks: Record<S, StandingLook>,
): Column<Row> => ({
  key: 'status',
  header,
  cell: ({ standing }) => (
    <Badge tone={looks[standing].tone} className="whitespace-nowrap">
      {looks[standing].label}
    </Badge>
  ),
})
