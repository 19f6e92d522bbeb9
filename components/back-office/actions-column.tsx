import { Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'

/** The column of what can be done to a row. @param actions its buttons */
export const actionsColumn = <Row,>(
  header: string,
  actions: (row: Row) => ReactNode,
): Column<Row> => ({
  key: 'actions',
  header,
  width: '1%',
  cell: (row) => <div className="flex items-center">{actions(row)}</div>,
})

type Action = {
  /** Names the row, too. */
  label: string
  onClick: () => void
}

/** The buttons that change and delete a row; one that can't be deleted has the first alone. */
export function EditAndDelete({ edit, remove }: { edit: Action; remove?: Action | false }) {
  const common = useTranslations('backOffice.common')
  return (
    <>
      <RowAction icon={Pencil} title={common('edit')} {...edit} />
      {remove && <RowAction icon={Trash2} title={common('delete')} isDanger {...remove} />}
    </>
  )
}
