'use client'

import { FolderTree, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import { type ArticleCategoryRow, MAX_CATEGORY_NAME } from '@/lib/articles/own-categories/contracts'
import { useArticleCategories } from './use-article-categories'

type Own = ArticleCategoryRow & { id: number }
const isOwn = (category: ArticleCategoryRow): category is Own => category.id !== null

/** The categories of the knowledge base, of which the owner's can be added, renamed and deleted. */
export function ArticleCategoriesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, changed } = useArticleCategories()
  const [renaming, setRenaming] = useState<Own>()
  const [problem, setProblem] = useState<string>()

  async function remove({ id, name }: Own) {
    setProblem(undefined)
    try {
      await callAdmin('DELETE /api/admin/article-categories/[id]', { params: { id } })
      showToast({ title: 'Category Deleted', description: name })
      await changed()
    } catch (failure) {
      setProblem(failureText(failure, 'The category could not be deleted'))
    }
  }

  return (
    <Dialog
      title="Categories of articles"
      description="The first five are translated in the store. Yours have one name in all languages, and are shown once an article in them is published."
      icon={FolderTree}
      onClose={onClose}
    >
      {error && <LoadError title="Failed to load the categories" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-64" />}
      <ul className="divide-y divide-line">
        {data?.map((category) => (
          <li key={category.name} className="flex min-h-12 items-center gap-2 py-1">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{category.name}</span>
            <span className="text-sm text-muted">
              {category.articles === 1 ? '1 article' : `${category.articles} articles`}
            </span>
            {isOwn(category) && (
              <>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Rename ${category.name}`}
                  onClick={() => setRenaming(category)}
                >
                  <Pencil aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  className="text-danger"
                  aria-label={`Delete ${category.name}`}
                  onClick={() => remove(category)}
                >
                  <Trash2 aria-hidden />
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
      <NameForm
        key={renaming?.id ?? 'new'}
        category={renaming}
        onSaved={async () => {
          setRenaming(undefined)
          await changed()
        }}
      />
    </Dialog>
  )
}

type NameFormProps = { category: Own | undefined; onSaved: () => Promise<void> }

/** Adds a category, or renames one. */
function NameForm({ category, onSaved }: NameFormProps) {
  const { form, field, submit, isSending, problem } = useAdminForm({
    defaults: { name: category?.name ?? '' },
    failed: 'The category could not be saved',
    send: (body: { name: string }) =>
      category
        ? callAdmin('PATCH /api/admin/article-categories/[id]', {
            params: { id: category.id },
            body,
          })
        : callAdmin('POST /api/admin/article-categories', { body }),
    onSent: async ({ name }) => {
      showToast({ title: category ? 'Category Renamed' : 'Category Added', description: name })
      form.reset()
      await onSaved()
    },
  })
  return (
    <form onSubmit={submit} noValidate className="mt-5 border-t border-line pt-5">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={category ? `New name of ${category.name}` : 'New category'}
          maxLength={MAX_CATEGORY_NAME}
          className="min-w-0 flex-1"
          {...field('name', { required: 'Enter a name' })}
        />
        <Button type="submit" variant="outline" disabled={isSending} className="mt-7">
          {category ? 'Rename' : 'Add'}
        </Button>
      </div>
      <div className="mt-3 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
    </form>
  )
}
