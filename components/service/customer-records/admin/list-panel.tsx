import { Panel } from '@/components/back-office/shell/panel'
import { type Column, DataTable } from '@/components/ui/list/data-table'

type Props<Row> = {
  title: string
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** A list about a customer; left out when there is nothing in it. */
export function ListPanel<Row>({ title, ...table }: Props<Row>) {
  if (table.rows.length === 0) return null
  return (
    <Panel title={title}>
      <DataTable {...table} />
    </Panel>
  )
}
