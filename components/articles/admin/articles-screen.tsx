'use client'

import { FileText, FolderTree, Plus } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button, buttonStyle } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { AdminArticleRow } from '@/lib/articles/admin-contracts'
import { ArticleCategoriesDialog } from './article-categories-dialog'
import { articleColumns } from './article-columns'
import { DeleteArticleDialog } from './delete-article-dialog'
import { useCategoryNames } from './use-article-categories'
import { ARTICLES_CALL } from './use-article-form'

/** The articles of the knowledge base, drafts too. */
export function ArticlesScreen() {
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
  const isFiltered = search !== '' || category !== '' || status !== ''
  return (
    <>
      <TabHeading
        title="Articles"
        lead="The knowledge base, of which the help centre shows what belongs to a help topic."
      >
        <Button variant="outline" onClick={() => setSorting(true)}>
          <FolderTree aria-hidden />
          Categories
        </Button>
        <Link href="/admin/articles/new" className={buttonStyle()}>
          <Plus aria-hidden />
          Add Article
        </Link>
      </TabHeading>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label="Search articles"
          placeholder="Title, slug or excerpt"
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label="Category"
          value={category}
          onChange={({ target }) => setCategory(target.value)}
          className="w-52"
        >
          <option value="">All categories</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Select
          aria-label="Status"
          value={status}
          onChange={({ target }) => setStatus(target.value)}
          className="w-44"
        >
          <option value="">All articles</option>
          <option value="published">Published</option>
          <option value="scheduled">Scheduled</option>
          <option value="draft">Drafts</option>
        </Select>
      </div>
      {list.error ? (
        <LoadError title="Failed to load the articles" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Articles"
            columns={articleColumns(setDeleting)}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <FileText aria-hidden className="mx-auto size-8 text-muted" />
                <p className="mt-3 text-sm text-ink-soft">
                  {isFiltered ? 'No article matches.' : 'There is no article yet.'}
                </p>
              </>
            }
          />
          <Pager list={list} noun="articles" />
        </>
      )}
      {isSorting && <ArticleCategoriesDialog onClose={() => setSorting(false)} />}
      {deleting && (
        <DeleteArticleDialog article={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
  )
}
