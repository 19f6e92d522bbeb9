'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AlsoEditing } from '@/components/back-office/also-editing'
import { BackLink } from '@/components/back-office/back-link'
import { DiscardDialog } from '@/components/back-office/dialogs/leave-dialog'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import { Button } from '@/components/ui/button'
import type { AdminArticle } from '@/lib/content/articles/admin-contracts'
import { ArticleSettings, ArticleText } from './article-fields'
import { ArticleVersions } from './article-versions'
import { DeleteArticleDialog } from './delete-article-dialog'
import { OriginNotice } from './origin-notice'
import {
  FormProblem,
  PreviewTabButton,
  SavedLead,
  VersionsButton,
  ViewLink,
} from './text-form-head'
import { useArticleForm } from './use-article-form'
import { useArticlePreview } from './use-article-preview'

const LIST = '/admin/articles'

/** The form of an article; without one, a new one is created. */
export function ArticleForm({ article }: { article?: AdminArticle }) {
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const router = useRouter()
  const [isDeleting, setDeleting] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const state = useArticleForm({
    article,
    // Replaces the URL without remounting the form.
    onCreated: ({ id }) => window.history.replaceState(null, '', `${LIST}/${id}`),
  })
  const { form, saved, isSending, isDirty, isOutdated, problem } = state
  const guard = useLeaveGuard(isDirty && !isDeleting)
  const { preview, isWorking } = useArticlePreview()

  return (
    <form onSubmit={state.submit} noValidate>
      <BackLink href={LIST}>{t('form.back')}</BackLink>
      <TabHeading
        title={saved ? t('form.edit') : t('form.add')}
        lead={saved && <SavedLead saved={saved} />}
      >
        {saved?.isPublished && <ViewLink path={`/knowledge/${saved.slug}`} />}
        {saved && saved.versions > 0 && <VersionsButton onClick={() => setComparing(true)} />}
        {saved && (
          <Button variant="outline" className="text-danger" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
            {common('delete')}
          </Button>
        )}
        <PreviewTabButton isWorking={isWorking} onClick={() => preview(form.getValues(), saved)} />
        <Button type="submit" disabled={isSending}>
          {isSending ? common('saving') : t('form.save')}
        </Button>
      </TabHeading>
      {saved && <AlsoEditing thing={{ entityType: 'article', entityId: String(saved.id) }} />}
      {saved?.origin && <OriginNotice origin={saved.origin} />}
      <FormProblem problem={problem} isOutdated={isOutdated} onReload={state.reload} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ArticleText state={state} />
        <ArticleSettings state={state} />
      </div>
      {isComparing && saved && (
        <ArticleVersions
          articleId={saved.id}
          current={form.getValues()}
          onTake={(version) => {
            state.takeText(version)
            setComparing(false)
          }}
          onClose={() => setComparing(false)}
        />
      )}
      {isDeleting && saved && (
        <DeleteArticleDialog
          article={saved}
          onDeleted={() => router.replace(LIST)}
          onClose={() => setDeleting(false)}
        />
      )}
      <DiscardDialog guard={guard} onDiscard={() => form.reset()} />
    </form>
  )
}
