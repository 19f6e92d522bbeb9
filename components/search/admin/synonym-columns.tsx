import { Pencil, Trash2 } from 'lucide-react'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { Synonym } from '@/lib/search/admin-contracts'
import { PhraseList } from './phrase-list'

type Handlers = {
  onEdit: (synonym: Synonym) => void
  onDelete: (synonym: Synonym) => void
}

/** The columns of the table of synonyms. */
export const synonymColumns = ({ onEdit, onDelete }: Handlers): Column<Synonym>[] => [
  {
    key: 'phrases',
    header: 'Phrases',
    className: 'min-w-56',
    cell: ({ phrases }) => <PhraseList phrases={phrases} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '1%',
    cell: (synonym) => (
      <div className="flex items-center">
        <RowAction
          icon={Pencil}
          label={`Edit the synonyms of ${synonym.phrases[0]}`}
          title="Edit"
          onClick={() => onEdit(synonym)}
        />
        <RowAction
          icon={Trash2}
          label={`Delete the synonyms of ${synonym.phrases[0]}`}
          title="Delete"
          isDanger
          onClick={() => onDelete(synonym)}
        />
      </div>
    ),
  },
]
