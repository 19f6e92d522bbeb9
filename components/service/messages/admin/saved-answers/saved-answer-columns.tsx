import { actionsColumn, EditAndDelete } from '@/components/back-office/actions-column'
import { languageName } from '@/components/back-office/language/language-name'
import type { Texts } from '@/components/back-office/language/texts'
import type { Column } from '@/components/ui/list/data-table'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import type { SavedAnswer } from '@/lib/service/messages/saved-answers/contracts'
import { textFor } from '@/lib/service/messages/saved-answers/text-for'

type Handlers = {
  onEdit: (answer: SavedAnswer) => void
  onDelete: (answer: SavedAnswer) => void
}

const languagesOf = ({ texts }: SavedAnswer) =>
  TRANSLATED_LOCALES.filter((language) => texts[language] !== undefined)

/** The columns of the table of saved answers. */
export const savedAnswerColumns = (
  t: Texts<'messages'>,
  common: Texts<'common'>,
  { onEdit, onDelete }: Handlers,
): Column<SavedAnswer>[] => [
  {
    key: 'name',
    header: t('savedAnswers.name'),
    className: 'min-w-48 font-semibold [overflow-wrap:anywhere]',
    cell: ({ name }) => name,
  },
  {
    key: 'text',
    header: t('savedAnswers.text'),
    className: 'min-w-64 text-ink-soft',
    cell: ({ texts }) => (
      <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
        {textFor(texts, 'en')}
      </span>
    ),
  },
  {
    key: 'languages',
    header: t('savedAnswers.languages'),
    className: 'min-w-40 text-muted',
    cell: (answer) => languagesOf(answer).map(languageName).join(', '),
  },
  actionsColumn(common('actions'), (answer) => (
    <EditAndDelete
      edit={{
        label: t('savedAnswers.editOf', { name: answer.name }),
        onClick: () => onEdit(answer),
      }}
      remove={{
        label: t('savedAnswers.deleteOf', { name: answer.name }),
        onClick: () => onDelete(answer),
      }}
    />
  )),
]
