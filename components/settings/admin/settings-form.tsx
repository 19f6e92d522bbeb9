'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { AlsoEditing } from '@/components/back-office/also-editing'
import { LeaveDialog } from '@/components/back-office/dialogs/leave-dialog'
import { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import { ApiKeysPanel } from '@/components/staff/admin/api-keys/api-keys-panel'
import { AccessibilityCard } from './accessibility-card'
import { AnalyticsCard } from './analytics-card'
import { ChannelsCard } from './channels-card'
import { CheckoutCard } from './checkout-card'
import { CurrencyCard } from './currency-card'
import { EmailCard } from './email-card'
import { GeneralCard } from './general-card'
import { InvoicesCard } from './invoices-card'
import { LegalNoticeCard } from './legal-notice-card'
import type { SettingsState } from './load-settings'
import { MailPanel } from './mail-panel'
import { MarketsCard } from './markets-card'
import { OwnerMailsCard } from './owner-mails-card'
import { PromisesCard } from './promises-card'
import { RetentionCard } from './retention-card'
import { ReviewsCard } from './reviews-card'
import { SaveBar } from './save-bar'
import { SectionList } from './section-list'
import { SecurityCard } from './security-card'
import { SeoCard } from './seo-card'
import { SettingsFormProvider } from './setting-fields'
import { settingsSections } from './settings-sections'
import { ShippingCard } from './shipping-card'
import { StatedFiguresCard } from './stated-figures-card'
import { TaxCard } from './tax-card'
import { ThemeCard } from './theme-card'
import { useSettingsSave } from './use-settings-save'

/** What stands among the settings and is about something else. */
export type SettingsSlots = { baseCurrency: ReactNode; feedProblems: ReactNode; pageSeo: ReactNode }

type SettingsFormProps = SettingsSlots & { initial: SettingsState }

/** All settings in one form. */
export function SettingsForm({ initial, baseCurrency, feedProblems, pageSeo }: SettingsFormProps) {
  const id = useId()
  const t = useTranslations('backOffice.settings')
  const sections = useMemo(() => settingsSections(t), [t])
  const save = useSettingsSave(initial)
  const { form, errorOf, isDirty, isSending, problem, submit, loaded, storeUrl } = save
  const guard = useLeaveGuard(isDirty)
  const refused = Object.keys(form.formState.errors).filter((name) => name !== 'root').length

  // A link to a section comes before the form has loaded.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  return (
    <div className="grid items-start gap-x-8 xl:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        {isDirty && <AlsoEditing thing={{ entityType: 'settings', entityId: 'all' }} />}
        <div className="space-y-6 pb-6">
          <SettingsFormProvider value={{ form, errorOf, loaded, storeUrl }}>
            <form id={id} onSubmit={submit} noValidate className="space-y-6">
              <MarketsCard />
              <GeneralCard />
              <PromisesCard />
              <StatedFiguresCard />
              <CurrencyCard baseCurrency={baseCurrency} />
              <TaxCard />
              <ShippingCard />
              <SeoCard />
              <ChannelsCard feedProblems={feedProblems} />
              <AnalyticsCard />
              <CheckoutCard />
              <InvoicesCard />
              <LegalNoticeCard />
              <AccessibilityCard />
              <ReviewsCard />
              <SecurityCard />
              <RetentionCard />
              <ThemeCard />
              <EmailCard />
              <OwnerMailsCard />
            </form>
          </SettingsFormProvider>
          <MailPanel />
          <ApiKeysPanel />
          <div id="page-seo" className="scroll-mt-30 lg:scroll-mt-20">
            {pageSeo}
          </div>
        </div>
        <SaveBar
          formId={id}
          isDirty={isDirty}
          isSending={isSending}
          problem={problem}
          refused={refused}
          onReloadSaved={save.isOutdated ? save.reloadSaved : undefined}
          onDiscard={save.discard}
        />
      </div>
      <SectionList sections={sections} />
      <LeaveDialog guard={guard} title={t('leave.title')} confirmLabel={t('leave.confirm')}>
        <p>{t('leave.text')}</p>
      </LeaveDialog>
    </div>
  )
}
