'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useMemo } from 'react'
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
import { SectionIndex, SectionList } from './section-list'
import { SecurityCard } from './security-card'
import { SeoCard } from './seo-card'
import { SettingsFormProvider } from './setting-fields'
import { type SectionId, settingsSections } from './settings-sections'
import { ShippingCard } from './shipping-card'
import { StatedFiguresCard } from './stated-figures-card'
import { TaxCard } from './tax-card'
import { ThemeCard } from './theme-card'
import { useOpenSection } from './use-open-section'
import { useSettingsSave } from './use-settings-save'

/** What stands among the settings and is about something else. */
export type SettingsSlots = { baseCurrency: ReactNode; feedProblems: ReactNode; pageSeo: ReactNode }

type Part = { id: SectionId; card: ReactNode }

type SettingsFormProps = SettingsSlots & { initial: SettingsState }

/** All settings in one form; a phone shows one section of it at a time. */
export function SettingsForm({ initial, baseCurrency, feedProblems, pageSeo }: SettingsFormProps) {
  const id = useId()
  const t = useTranslations('backOffice.settings')
  const sections = useMemo(() => settingsSections(t), [t])
  const save = useSettingsSave(initial)
  const { form, errorOf, isDirty, isSending, problem, submit, loaded, storeUrl } = save
  const guard = useLeaveGuard(isDirty)
  const refusedFields = Object.keys(form.formState.errors).filter((name) => name !== 'root')
  const refused = refusedFields.length
  const open = useOpenSection(refusedFields)

  const cards: readonly Part[] = [
    { id: 'markets', card: <MarketsCard /> },
    { id: 'general', card: <GeneralCard /> },
    { id: 'promises', card: <PromisesCard /> },
    { id: 'stated-figures', card: <StatedFiguresCard /> },
    { id: 'currency', card: <CurrencyCard baseCurrency={baseCurrency} /> },
    { id: 'tax', card: <TaxCard /> },
    { id: 'shipping', card: <ShippingCard /> },
    { id: 'seo', card: <SeoCard /> },
    { id: 'channels', card: <ChannelsCard feedProblems={feedProblems} /> },
    { id: 'analytics', card: <AnalyticsCard /> },
    { id: 'checkout', card: <CheckoutCard /> },
    { id: 'invoices', card: <InvoicesCard /> },
    { id: 'legal-notice', card: <LegalNoticeCard /> },
    { id: 'accessibility', card: <AccessibilityCard /> },
    { id: 'reviews', card: <ReviewsCard /> },
    { id: 'security', card: <SecurityCard /> },
    { id: 'retention', card: <RetentionCard /> },
    { id: 'theme', card: <ThemeCard /> },
    { id: 'email', card: <EmailCard /> },
    { id: 'owner-mails', card: <OwnerMailsCard /> },
  ]
  const panels: readonly Part[] = [
    { id: 'mail', card: <MailPanel /> },
    { id: 'api-keys', card: <ApiKeysPanel /> },
    {
      id: 'page-seo',
      card: (
        <div id="page-seo" className="scroll-mt-30 lg:scroll-mt-20">
          {pageSeo}
        </div>
      ),
    },
  ]
  const inSection = ({ id, card }: Part) => (
    <div key={id} className={id === open ? undefined : 'max-sm:hidden'}>
      {card}
    </div>
  )

  return (
    <div className="grid items-start gap-x-8 xl:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <SectionIndex sections={sections} open={open} />
        {isDirty && <AlsoEditing thing={{ entityType: 'settings', entityId: 'all' }} />}
        <div className="space-y-6 pb-6">
          <SettingsFormProvider value={{ form, errorOf, loaded, storeUrl }}>
            <form id={id} onSubmit={submit} noValidate className="space-y-6">
              {cards.map(inSection)}
            </form>
          </SettingsFormProvider>
          {panels.map(inSection)}
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
