'use client'

import { FileText, FolderTree, Plus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button, buttonStyle } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import type { AdminArticleRow } from '@/lib/content/articles/admin-contracts'
import { ArticleCategoriesDialog } from './article-categories-dialog'
import { useArticleColumns } from './article-columns'
import { DeleteArticleDialog } from './delete-article-dialog'
import { useCategoryNames } from './use-article-categories'
import { ARTICLES_CALL } from './use-article-form'
import { useArticleNames } from './use-article-names'

/** The articles of the knowledge base, drafts too. */
export function ArticlesScreen() {
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const { categoryName } = useArticleNames()
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState('')
  const [status, setStatus] = useState('')
  const [deleting, setDeleting] = useState<AdminArticleRow>()
  const [isSorting, setSorting] = useState(false)
  const categories = useCategoryNames(category)
  const list = usePagedList({
    call: ARTICLES_CALL,
    filters: { search, category, status },
  })
  const columns = useArticleColumns(setDeleting)
  const isFiltered = search !== '' || category !== '' || status !== ''
  return (
    <>
      <TabHeading title={t('list.title')} lead={t('list.lead')}>
        <Button variant="outline" onClick={() => setSorting(true)}>
          <FolderTree aria-hidden />
          {t('list.categories')}
        </Button>
        <Link href="/admin/articles/new" className={buttonStyle()}>
          <Plus aria-hidden />
          {t('list.add')}
        </Link>
      </TabHeading>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label={t('list.search')}
          placeholder={t('list.searchExample')}
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label={common('category')}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
          className="w-52"
        >
          <option value="">{t('list.allCategories')}</option>
          {categories.map((name) => (
            <option key={name} value={name}>
              {categoryName(name)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={common('status')}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
          className="w-44"
        >
          <option value="">{t('list.all')}</option>
          <option value="published">{t('status.published')}</option>
          <option value="scheduled">{t('status.scheduled')}</option>
          <option value="draft">{t('list.drafts')}</option>
        </Select>
      </div>
      <PagedTable
        list={list}
        failed={t('list.failed')}
        noun={t('list.noun')}
        caption={t('list.title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyList icon={FileText} text={isFiltered ? t('list.noMatch') : t('list.empty')} />
        }
      />
      {isSorting && <ArticleCategoriesDialog onClose={() => setSorting(false)} />}
      {deleting && (
        <DeleteArticleDialog article={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
  )
}
