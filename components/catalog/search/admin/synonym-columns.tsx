import { Pencil, Trash2 } from 'lucide-react'
import type { Texts } from '@/components/back-office/language/texts'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { Synonym } from '@/lib/catalog/search/admin-contracts'
import { PhraseList } from './phrase-list'

type Handlers = {
  onEdit: (synonym: Synonym) => void
  onDelete: (synonym: Synonym) => void
}

/** The columns of the table of synonyms. */
export const synonymColumns = (
  t: Texts<'search'>,
  common: Texts<'common'>,
  { onEdit, onDelete }: Handlers,
): Column<Synonym>[] => [
  {
    key: 'phrases',
    header: t('synonyms.phrases'),
    className: 'min-w-56',
    cell: ({ phrases }) => <PhraseList phrases={phrases} />,
  },
  {
    key: 'actions',
    header: common('actions'),
    width: '1%',
    cell: (synonym) => (
      <div className="flex items-center">
        <RowAction
          icon={Pencil}
          label={t('synonyms.editOf', { phrase: synonym.phrases[0] ?? '' })}
          title={common('edit')}
          onClick={() => onEdit(synonym)}
        />
        <RowAction
          icon={Trash2}
          label={t('synonyms.deleteOf', { phrase: synonym.phrases[0] ?? '' })}
          title={common('delete')}
          isDanger
          onClick={() => onDelete(synonym)}
        />
      </div>
    ),
  },
]
