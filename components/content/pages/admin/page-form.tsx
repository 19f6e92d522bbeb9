'use client'

import { ExternalLink, Eye, History, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AlsoEditing } from '@/components/back-office/also-editing'
import { BackLink } from '@/components/back-office/back-link'
import { DiscardDialog } from '@/components/back-office/dialogs/leave-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import {
  ArticleStatusBadge,
  publishesAt,
} from '@/components/content/articles/admin/article-status-badge'
import { FormError } from '@/components/forms/form-error'
import { Button, buttonStyle } from '@/components/ui/button'
import type { AdminPage } from '@/lib/content/pages/contracts'
import { ownPagePath } from '@/lib/content/pages/page-rules'
import { DEFAULT_LOCALE, type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
import { DeletePageDialog } from './delete-page-dialog'
import { PageBlocksPanel } from './page-blocks-panel'
import { PageLivePreview } from './page-live-preview'
import { PageTextsPanel } from './page-texts-panel'
import { textsOf } from './page-values'
import { PageVersions } from './page-versions'
import { PublicationPanel } from './publication-panel'
import { usePageForm } from './use-page-form'
import { usePagePreview } from './use-page-preview'

const LIST = '/admin/pages'

/** The form of a page; without one, a new one is added. */
export function PageForm({ page }: { page?: AdminPage }) {
  const t = useTranslations('backOffice.pages')
  const words = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const router = useRouter()
  const [tab, setTab] = useState(0)
  const [language, setLanguage] = useState<TranslatedLocale>(() => textLocaleOf(pageLanguage()))
  const [isDeleting, setDeleting] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const state = usePageForm({
    page,
    // Replaces the URL without remounting the form.
    onCreated: ({ id }) => window.history.replaceState(null, '', `${LIST}/${id}`),
  })
  const { form, saved, isSending, isDirty, isOutdated, problem } = state
  const guard = useLeaveGuard(isDirty && !isDeleting)
  const { preview, isWorking } = usePagePreview()

  return (
    <form onSubmit={state.submit} noValidate>
      <BackLink href={LIST}>{t('form.back')}</BackLink>
      <TabHeading
        title={saved ? t('form.edit') : t('form.add')}
        lead={
          saved && (
            <span className="flex flex-wrap items-center gap-2">
              <ArticleStatusBadge article={saved} />
              {words('form.savedAt', { time: formatDateTime(saved.updatedAt) })}
              {saved.publishAt && <span>{publishesAt(words, saved.publishAt)}</span>}
            </span>
          )
        }
      >
        {saved?.isPublished && (
          <a
            href={ownPagePath(saved.slug)}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'ghost' })}
          >
            <ExternalLink aria-hidden />
            {words('form.view')}
            <span className="sr-only">{words('form.opensInNewTab')}</span>
          </a>
        )}
        {saved && saved.versions > 0 && (
          <Button variant="ghost" onClick={() => setComparing(true)}>
            <History aria-hidden />
            {words('form.versions')}
          </Button>
        )}
        {saved && (
          <Button variant="outline" className="text-danger" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
            {common('delete')}
          </Button>
        )}
        <Button
          variant="outline"
          disabled={isWorking}
          onClick={() => {
            const values = form.getValues()
            preview(values, state.blocks, values.languages[tab] ?? DEFAULT_LOCALE, saved)
          }}
        >
          <Eye aria-hidden />
          {common('preview')}
          <span className="sr-only">{words('form.opensInNewTab')}</span>
        </Button>
        <Button type="submit" disabled={isSending}>
          {isSending ? common('saving') : t('form.save')}
        </Button>
      </TabHeading>
      {saved && <AlsoEditing thing={{ entityType: 'page', entityId: String(saved.id) }} />}
      <div className="mb-5 space-y-3 empty:hidden">
        <FormError>{problem}</FormError>
        {isOutdated && (
          <Button variant="outline" size="sm" onClick={state.reload}>
            {words('form.reload')}
          </Button>
        )}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PageTextsPanel state={state} tab={tab} onTab={setTab} />
        <PublicationPanel state={state} />
      </div>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <PageBlocksPanel
          blocks={state.blocks}
          problems={state.blockProblems}
          language={language}
          onLanguage={setLanguage}
          onChange={state.changeBlocks}
        />
        <div className="min-w-0 xl:sticky xl:top-4">
          <PageLivePreview state={state} language={language} />
        </div>
      </div>
      {isComparing && saved && (
        <PageVersions
          pageId={saved.id}
          current={{ texts: textsOf(form.getValues()), blocks: state.blocks }}
          onTake={(version) => {
            state.takeVersion(version)
            setTab(0)
            setComparing(false)
          }}
          onClose={() => setComparing(false)}
        />
      )}
      {isDeleting && saved && (
        <DeletePageDialog
          page={saved}
          onDeleted={() => router.replace(LIST)}
          onClose={() => setDeleting(false)}
        />
      )}
      <DiscardDialog guard={guard} onDiscard={state.discard} />
    </form>
  )
}
