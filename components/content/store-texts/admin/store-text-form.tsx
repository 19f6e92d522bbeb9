'use client'

import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { AlsoEditing } from '@/components/back-office/also-editing'
import { BackLink } from '@/components/back-office/back-link'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { DiscardDialog } from '@/components/back-office/dialogs/leave-dialog'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import { ContentEditor } from '@/components/content/articles/admin/editor/content-editor'
import { PublishFields } from '@/components/content/articles/admin/publish-fields'
import {
  FormProblem,
  PreviewTabButton,
  SavedLead,
  VersionsButton,
  ViewLink,
} from '@/components/content/articles/admin/text-form-head'
import { PageTextsPanel } from '@/components/content/pages/admin/page-texts-panel'
import { textsOf } from '@/components/content/pages/admin/page-values'
import { PageVersionsDialog } from '@/components/content/pages/admin/page-versions'
import { usePreviewTab } from '@/components/content/pages/admin/use-page-preview'
import { Button } from '@/components/ui/button'
import type { AdminStoreText } from '@/lib/content/store-texts/contracts'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { isReplaced } from '@/lib/settings/store-texts/pages'
import { QuestionsEditor } from './questions-editor'
import { useStoreTextForm, withTitles } from './use-store-text-form'
import { useStoreTextName } from './use-store-text-name'
import { VariablesPanel } from './variables-panel'

const LIST = '/admin/pages'

/** The form of the owner's text on a page of the store. */
export function StoreTextForm({ loaded }: { loaded: AdminStoreText }) {
  const t = useTranslations('backOffice.pages')
  const words = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const [tab, setTab] = useState(0)
  const [isRemoving, setRemoving] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const state = useStoreTextForm(loaded)
  const nameOf = useStoreTextName()
  const { form, field, saved, isSending, isDirty, isOutdated, problem } = state
  const guard = useLeaveGuard(isDirty)
  const { preview, isWorking } = usePreviewTab()
  const { page, path, own, variables, versions } = saved
  const [isPublished, publishAt] = form.watch(['isPublished', 'publishAt'])

  return (
    <form onSubmit={state.submit} noValidate>
      <BackLink href={LIST}>{t('form.back')}</BackLink>
      <TabHeading
        title={nameOf(page)}
        lead={
          own ? (
            <SavedLead saved={own} />
          ) : isReplaced(page) ? (
            t('storeTexts.startsWithOriginal')
          ) : (
            t('storeTexts.nothingThere')
          )
        }
      >
        <ViewLink path={path} />
        {versions > 0 && <VersionsButton onClick={() => setComparing(true)} />}
        {own && (
          <Button variant="outline" onClick={() => setRemoving(true)}>
            <RotateCcw aria-hidden />
            {isReplaced(page) ? t('menus.original') : common('remove')}
          </Button>
        )}
        <PreviewTabButton
          isWorking={isWorking}
          onClick={() => {
            const values = form.getValues()
            const locale = values.languages[tab] ?? DEFAULT_LOCALE
            preview(() =>
              callAdmin('POST /api/admin/store-texts/[page]/preview', {
                params: { page },
                body: {
                  texts:
                    page === 'questions' || !isReplaced(page)
                      ? withTitles(textsOf(values), saved.original, nameOf(page))
                      : textsOf(values),
                  locale,
                },
              }),
            )
          }}
        />
        <Button type="submit" disabled={isSending}>
          {isSending ? common('saving') : t('form.save')}
        </Button>
      </TabHeading>
      <AlsoEditing thing={{ entityType: 'store_text', entityId: page }} />
      <FormProblem problem={problem} isOutdated={isOutdated} onReload={state.reload} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PageTextsPanel
          state={state}
          tab={tab}
          onTab={setTab}
          part={
            page === 'questions'
              ? (content) => <QuestionsEditor key={state.version} {...content} />
              : isReplaced(page)
                ? undefined
                : (content) => <ContentEditor key={state.version} {...content} />
          }
        />
        <div className="space-y-6">
          <Panel
            title={words('panels.publication')}
            lead={isReplaced(page) ? t('storeTexts.publication') : t('storeTexts.partPublication')}
          >
            <div className="space-y-4">
              <PublishFields
                isPublished={isPublished}
                publishAt={publishAt}
                onPublished={(checked) =>
                  form.setValue('isPublished', checked, { shouldDirty: true })
                }
                publishAtField={field('publishAt')}
              />
            </div>
          </Panel>
          <VariablesPanel variables={variables} />
        </div>
      </div>
      {isComparing && (
        <PageVersionsDialog
          calls={{
            list: {
              key: ['GET /api/admin/store-texts/[page]/versions', page],
              load: (signal) =>
                callAdmin('GET /api/admin/store-texts/[page]/versions', {
                  params: { page },
                  signal,
                }),
            },
            one: {
              key: ['GET /api/admin/store-texts/[page]/versions/[versionId]', page],
              load: (versionId, signal) =>
                callAdmin('GET /api/admin/store-texts/[page]/versions/[versionId]', {
                  params: { page, versionId },
                  signal,
                }),
            },
          }}
          current={{ texts: textsOf(form.getValues()) }}
          onTake={({ texts }) => {
            state.takeTexts(texts)
            setTab(0)
            setComparing(false)
          }}
          onClose={() => setComparing(false)}
        />
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t(isReplaced(page) ? 'storeTexts.removeTitle' : 'storeTexts.removePartTitle', {
            page: nameOf(page),
          })}
          confirmLabel={isReplaced(page) ? t('menus.original') : common('remove')}
          onConfirm={state.remove}
          onClose={() => setRemoving(false)}
        >
          <p>{t('storeTexts.removeText')}</p>
        </ConfirmDialog>
      )}
      <DiscardDialog guard={guard} onDiscard={() => form.reset()} />
    </form>
  )
}
