'use client'

import { ExternalLink, Eye, Save } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { AlsoEditing } from '@/components/back-office/also-editing'
import { LeaveDialog } from '@/components/back-office/dialogs/leave-dialog'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import { LivePreview } from '@/components/content/blocks/admin/live-preview'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { SwitchField } from '@/components/ui/fields/switch-field'
import type { HomepageAnswer } from '@/lib/content/homepage/contracts'
import { type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
import { BannersPanel } from './banners-panel'
import { HeroPanel } from './hero-panel'
import { LayoutPanel } from './layout-panel'
import { useHomepageDraft, useHomepagePreview } from './use-homepage'

/** The home page as a draft, until it is saved. */
export function HomepageForm({ loaded }: { loaded: HomepageAnswer }) {
  const t = useTranslations('backOffice.homepage')
  const common = useTranslations('backOffice.common')
  const home = useHomepageDraft(loaded)
  const { draft, change, problem } = home
  const preview = useHomepagePreview()
  const [language, setLanguage] = useState<TranslatedLocale>(() => textLocaleOf(pageLanguage()))
  const guard = useLeaveGuard(home.isDirty)
  const errorOf = (field: string) => problem?.fields.get(field)

  return (
    <>
      <TabHeading title={t('title')} lead={t('lead')} />
      {home.isDirty && <AlsoEditing thing={{ entityType: 'homepage', entityId: 'all' }} />}
      <div className="space-y-6">
        <HeroPanel draft={draft} errorOf={errorOf} onChange={change} />
        <BannersPanel
          draft={draft}
          categories={home.categories}
          errorOf={errorOf}
          onChange={change}
        />
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <LayoutPanel
            draft={draft}
            problems={problem?.fields}
            language={language}
            onLanguage={setLanguage}
            onChange={change}
          />
          <div className="min-w-0 xl:sticky xl:top-4">
            <LivePreview
              name={t('live.frame')}
              draft={home.isDirty ? JSON.stringify(draft) : null}
              published="/"
              make={(replaces, signal) =>
                callAdmin('POST /api/admin/homepage/preview', {
                  body: { content: draft, replaces },
                  signal,
                })
              }
              language={language}
            />
          </div>
        </div>
        <Panel title={t('display.title')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <SwitchField
              label={t('display.offers')}
              hint={t('display.offersHint')}
              checked={draft.showSpecialOffers}
              onCheckedChange={(showSpecialOffers) => change({ showSpecialOffers })}
            />
            <SwitchField
              label={t('display.newsletter')}
              hint={t('display.newsletterHint')}
              checked={draft.showNewsletterSignup}
              onCheckedChange={(showNewsletterSignup) => change({ showNewsletterSignup })}
            />
          </div>
        </Panel>
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
        <div className="has-[p]:mb-3">
          <FormError>{problem?.text ?? preview.problem}</FormError>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <p role="status" className="me-auto text-sm text-muted">
            {home.isDirty ? t('bar.unsaved') : t('bar.saved')}
            {preview.path && (
              <a
                href={preview.path}
                target="_blank"
                rel="noreferrer"
                className="ms-3 inline-flex items-center gap-1 font-semibold text-primary-strong hover:underline"
              >
                {t('bar.lastPreview')}
                <ExternalLink aria-hidden className="size-3.5" />
                <span className="sr-only">{t('bar.newTab')}</span>
              </a>
            )}
          </p>
          {problem?.isOutdated && (
            <Button variant="outline" onClick={home.reload} disabled={home.isSaving}>
              {t('bar.loadTheirs')}
            </Button>
          )}
          {home.isDirty && !problem?.isOutdated && (
            <Button variant="ghost" onClick={home.discard} disabled={home.isSaving}>
              {common('discardChanges')}
            </Button>
          )}
          <Button
            variant="outline"
            onClick={() => preview.preview(draft)}
            disabled={preview.isWorking}
          >
            <Eye aria-hidden />
            {t('bar.preview')}
          </Button>
          <Button onClick={home.save} disabled={home.isSaving || !home.isDirty}>
            <Save aria-hidden />
            {home.isSaving ? common('saving') : t('bar.save')}
          </Button>
        </div>
      </div>
      <LeaveDialog guard={guard} title={t('leave.question')} confirmLabel={t('leave.confirm')}>
        <p>{t('leave.text')}</p>
      </LeaveDialog>
    </>
  )
}
