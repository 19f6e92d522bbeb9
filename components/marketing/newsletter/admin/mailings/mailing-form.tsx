'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AlsoEditing } from '@/components/back-office/also-editing'
import { BackLink } from '@/components/back-office/back-link'
import { ProductsChoice } from '@/components/back-office/choice/products-choice'
import { DiscardDialog } from '@/components/back-office/dialogs/leave-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import { FormError } from '@/components/forms/form-error'
import { Badge } from '@/components/ui/badge'
import { TextField } from '@/components/ui/fields/text-field'
import type { Mailing } from '@/lib/marketing/newsletter/mailings/contracts'
import { MAX_MAILS_PER_MINUTE } from '@/lib/marketing/newsletter/mailings/mailing-rules'
import { MailingActions } from './mailing-actions'
import { MailingTextsPanel } from './mailing-texts-panel'
import { useMailingForm } from './use-mailing-form'

const LIST = '/admin/newsletter'

/** The form of a mailing; without one, a new one is created. */
export function MailingForm({ mailing }: { mailing?: Mailing }) {
  const t = useTranslations('backOffice.newsletter')
  const common = useTranslations('backOffice.common')
  const router = useRouter()
  const [tab, setTab] = useState(0)
  const [isLeaving, setLeaving] = useState(false)
  const state = useMailingForm({
    mailing,
    // Replaces the URL without remounting the form.
    onCreated: ({ id }) => window.history.replaceState(null, '', `${LIST}/${id}`),
  })
  const { form, saved, problem } = state
  const guard = useLeaveGuard(state.isDirty && !isLeaving)
  const products = form.watch('products')
  const language = form.watch('languages')[tab] ?? 'en'

  return (
    <form onSubmit={state.submit} noValidate>
      <BackLink href={LIST}>{t('mailing.all')}</BackLink>
      <TabHeading
        title={t(saved ? 'mailing.edit' : 'mailing.write')}
        lead={
          saved && (
            <span className="flex flex-wrap items-center gap-2">
              <Badge>{t('status.draft')}</Badge>
              {t('mailing.savedAt', { time: formatDateTime(saved.updatedAt) })}
            </span>
          )
        }
      >
        <MailingActions
          state={state}
          language={language}
          onDeleted={() => {
            setLeaving(true)
            router.replace(LIST)
          }}
          onStarted={({ id }) => {
            setLeaving(true)
            router.replace(`${LIST}/${id}`)
          }}
        />
      </TabHeading>
      {saved && <AlsoEditing thing={{ entityType: 'mailing', entityId: String(saved.id) }} />}
      <div className="mb-5 empty:hidden">
        <FormError>{problem ?? state.errorOf('texts')}</FormError>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <MailingTextsPanel state={state} tab={tab} onTab={setTab} />
        <div className="space-y-6">
          <Panel title={common('products')} lead={t('mailing.productsLead')}>
            <ProductsChoice
              searchLabel={t('mailing.searchProducts')}
              products={products}
              error={state.errorOf('products')}
              onChange={(chosen) => form.setValue('products', chosen, { shouldDirty: true })}
            />
          </Panel>
          <Panel title={t('mailing.pace')}>
            <TextField
              label={t('mailing.perMinute')}
              required
              inputMode="numeric"
              autoComplete="off"
              hint={t('mailing.perMinuteHint', { max: MAX_MAILS_PER_MINUTE })}
              {...state.field('mailsPerMinute', {
                required: t('mailing.numberRequired'),
                pattern: { value: /^\d+$/, message: t('mailing.wholeNumber') },
              })}
            />
          </Panel>
        </div>
      </div>
      <DiscardDialog guard={guard} onDiscard={() => form.reset()} />
    </form>
  )
}
