'use client'

import { Languages, Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BackLink } from '@/components/back-office/back-link'
import { EmptyList } from '@/components/back-office/empty-list'
import { languageName } from '@/components/back-office/language/language-name'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { SearchInput } from '@/components/ui/fields/search-input'
import { SelectField } from '@/components/ui/fields/select-field'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import { TRANSLATED_SUBJECTS, type TranslatedSubject } from '@/lib/catalog/translations/subjects'
import type { TranslationRow } from '@/lib/content/translations/contracts'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import { ProgressText } from './progress-text'
import { TranslationDialog } from './translation-dialog'

const LIST_CALL = 'GET /api/admin/translations'

/** The first that most stores write in besides English. */
const FIRST: TranslatedLocale = 'de'

/** What shoppers read of the catalogue in other languages. */
export function TranslationsScreen() {
  const t = useTranslations('backOffice.translations')
  const shell = useTranslations('backOffice.shell.tabs')
  const common = useTranslations('backOffice.common')
  const [kind, setKind] = useState<TranslatedSubject>('product')
  const [language, setLanguage] = useState<TranslatedLocale>(FIRST)
  const [missing, setMissing] = useState('')
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<TranslationRow>()
  const list = usePagedList({ call: LIST_CALL, filters: { kind, language, missing, search } })
  const columns: Column<TranslationRow>[] = [
    {
      key: 'name',
      header: t('name'),
      className: 'min-w-48',
      cell: ({ name }) => <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>,
    },
    {
      key: 'progress',
      header: t('progress'),
      cell: ({ progress }) => <ProgressText progress={progress} />,
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (row) => (
        <RowAction
          icon={Pencil}
          label={t('editOf', { name: row.name })}
          title={t('edit')}
          onClick={() => setEdited(row)}
        />
      ),
    },
  ]
  return (
    <>
      <BackLink href="/admin/products">{shell('products')}</BackLink>
      <TabHeading title={t('title')} lead={t('lead')} />
      <div className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          id="translated-language"
          label={t('language')}
          value={language}
          onChange={({ target }) =>
            setLanguage(TRANSLATED_LOCALES.find((each) => each === target.value) ?? FIRST)
          }
        >
          {TRANSLATED_LOCALES.map((each) => (
            <option key={each} value={each}>
              {languageName(each)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="translated-kind"
          label={t('kind')}
          value={kind}
          onChange={({ target }) =>
            setKind(TRANSLATED_SUBJECTS.find((each) => each === target.value) ?? 'product')
          }
        >
          {TRANSLATED_SUBJECTS.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="translated-missing"
          label={t('show')}
          value={missing}
          onChange={({ target }) => setMissing(target.value)}
        >
          <option value="">{t('all')}</option>
          <option value="true">{t('missing')}</option>
          <option value="false">{t('there')}</option>
        </SelectField>
        <SearchInput label={t('search')} onSearch={setSearch} className="self-end" />
      </div>
      <PagedTable
        list={list}
        failed={t('failed')}
        noun={t('noun')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => `${kind}-${id}`}
        empty={<EmptyList icon={Languages} text={t('empty')} />}
      />
      {edited && (
        <TranslationDialog
          kind={kind}
          row={edited}
          language={language}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
