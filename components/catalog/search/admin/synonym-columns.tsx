import { actionsColumn, EditAndDelete } from '@/components/back-office/actions-column'
import type { Texts } from '@/components/back-office/language/texts'
import { Switch } from '@/components/ui/fields/switch'
import type { Column } from '@/components/ui/list/data-table'
import type { Synonym } from '@/lib/catalog/search/admin-contracts'
import { PhraseList } from './phrase-list'
import { SEARCH_LANGUAGE_NAMES } from './search-languages'

type Handlers = {
  onSwitch: (synonym: Synonym, isOn: boolean) => void
  /** While one is being switched. */
  isSwitching: boolean
  onEdit: (synonym: Synonym) => void
  onDelete: (synonym: Synonym) => void
}

/** The columns of the table of synonyms. */
export const synonymColumns = (
  t: Texts<'search'>,
  common: Texts<'common'>,
  { onSwitch, isSwitching, onEdit, onDelete }: Handlers,
): Column<Synonym>[] => [
  {
    key: 'phrases',
    header: t('synonyms.phrases'),
    className: 'min-w-56',
    cell: ({ phrases, isShipped }) => (
      <>
        <PhraseList phrases={phrases} />
        {isShipped && <p className="mt-1.5 text-xs text-muted">{t('synonyms.shipped')}</p>}
      </>
    ),
  },
  {
    key: 'language',
    header: t('synonyms.countsIn'),
    className: 'whitespace-nowrap',
    cell: ({ language }) =>
      language === null ? (
        t('synonyms.anyLanguage')
      ) : (
        <span lang={language}>{SEARCH_LANGUAGE_NAMES[language]}</span>
      ),
  },
  {
    key: 'isOn',
    header: t('synonyms.isOn'),
    width: '1%',
    cell: (synonym) => (
      <Switch
        aria-label={t('synonyms.use', { phrase: synonym.phrases[0] ?? '' })}
        checked={synonym.isOn}
        disabled={isSwitching}
        onCheckedChange={(isOn) => onSwitch(synonym, isOn)}
      />
    ),
  },
  actionsColumn(common('actions'), (synonym) => (
    <EditAndDelete
      edit={{
        label: t('synonyms.editOf', { phrase: synonym.phrases[0] ?? '' }),
        onClick: () => onEdit(synonym),
      }}
      remove={
        !synonym.isShipped && {
          label: t('synonyms.deleteOf', { phrase: synonym.phrases[0] ?? '' }),
          onClick: () => onDelete(synonym),
        }
      }
    />
  )),
]
