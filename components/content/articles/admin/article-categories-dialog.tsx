'use client'

import { FolderTree, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
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
import {
  type ArticleCategoryRow,
  MAX_CATEGORY_NAME,
} from '@/lib/content/articles/own-categories/contracts'
import { useArticleCategories } from './use-article-categories'
import { useArticleNames } from './use-article-names'

type Own = ArticleCategoryRow & { id: number }
const isOwn = (category: ArticleCategoryRow): category is Own => category.id !== null

/** The categories of the knowledge base, of which the owner's can be added, renamed and deleted. */
export function ArticleCategoriesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('backOffice.articles')
  const { categoryName } = useArticleNames()
  const { data, error, refetch, changed } = useArticleCategories()
  const [renaming, setRenaming] = useState<Own>()
  const [problem, setProblem] = useState<string>()

  async function remove({ id, name }: Own) {
    setProblem(undefined)
    try {
      await callAdmin('DELETE /api/admin/article-categories/[id]', { params: { id } })
      showToast({ title: t('categories.deleted'), description: name })
      await changed()
    } catch (failure) {
      setProblem(failureText(failure, t('categories.notDeleted')))
    }
  }

  return (
    <Dialog
      title={t('categories.title')}
      description={t('categories.lead')}
      icon={FolderTree}
      onClose={onClose}
    >
      {error && <LoadError title={t('categories.failed')} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-64" />}
      <ul className="divide-y divide-line">
        {data?.map((category) => (
          <li key={category.name} className="flex min-h-12 items-center gap-2 py-1">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {categoryName(category.name)}
            </span>
            <span className="text-sm text-muted">
              {t('categories.articles', { count: category.articles })}
            </span>
            {isOwn(category) && (
              <>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('categories.renameOf', { name: category.name })}
                  onClick={() => setRenaming(category)}
                >
                  <Pencil aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  className="text-danger"
                  aria-label={t('categories.deleteOf', { name: category.name })}
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
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const { form, field, submit, isSending, problem } = useAdminForm({
    defaults: { name: category?.name ?? '' },
    failed: t('categories.notSaved'),
    send: (body: { name: string }) =>
      category
        ? callAdmin('PATCH /api/admin/article-categories/[id]', {
            params: { id: category.id },
            body,
          })
        : callAdmin('POST /api/admin/article-categories', { body }),
    onSent: async ({ name }) => {
      showToast({
        title: t(category ? 'categories.renamed' : 'categories.added'),
        description: name,
      })
      form.reset()
      await onSaved()
    },
  })
  return (
    <form onSubmit={submit} noValidate className="mt-5 border-t border-line pt-5">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={
            category ? t('categories.newNameOf', { name: category.name }) : t('categories.new')
          }
          maxLength={MAX_CATEGORY_NAME}
          className="min-w-0 flex-1"
          {...field('name', { required: t('categories.nameRequired') })}
        />
        <Button type="submit" variant="outline" disabled={isSending} className="mt-7">
          {category ? t('categories.rename') : common('add')}
        </Button>
      </div>
      <div className="mt-3 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
    </form>
  )
}
