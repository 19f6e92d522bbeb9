'use client'

import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { formatDateTime, storeTimezone } from '@/components/back-office/format-date'
import { instantOf } from '@/components/back-office/store-time'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { Mailing } from '@/lib/marketing/newsletter/mailings/contracts'
import { useMailingCalls } from './use-mailing-calls'

type Props = {
  mailing: Mailing
  onStarted: (mailing: Mailing) => void
  onClose: () => void
}

type Values = { when: 'now' | 'later'; scheduledFor: string }

/** Sends a mailing, now or later. */
export function SendDialog({ mailing, onStarted, onClose }: Props) {
  const t = useTranslations('backOffice.newsletter.sending')
  const common = useTranslations('backOffice.common')
  const { id, readers, mailsPerMinute } = mailing
  const { change } = useMailingCalls()
  const { form, field, ...state } = useAdminForm<Values, Mailing>({
    defaults: { when: 'now', scheduledFor: '' },
    failed: t('failed'),
    send: ({ when, scheduledFor }) =>
      when === 'now'
        ? change(id, { event: 'start' })
        : change(id, { event: 'schedule', scheduledFor: instantOf(scheduledFor) ?? undefined }),
    onSent: (answer) => {
      showToast(
        answer.status === 'scheduled' && answer.scheduledFor
          ? { title: t('scheduled'), description: formatDateTime(answer.scheduledFor) }
          : { title: t('started') },
      )
      onStarted(answer)
    },
  })
  const isLater = form.watch('when') === 'later'
  const minutes = Math.max(1, Math.ceil(readers / mailsPerMinute))
  return (
    <FormDialog
      title={t('title')}
      description={t('readers', { readers, minutes })}
      icon={Send}
      size="sm"
      submitLabel={t(isLater ? 'schedule' : 'sendNow')}
      pendingLabel={t('working')}
      canSubmit={isLater || readers > 0}
      form={{ ...state, isDirty: false }}
      onClose={onClose}
    >
      <div className="space-y-5">
        <SelectField label={common('when')} {...field('when')}>
          <option value="now">{t('now')}</option>
          <option value="later">{t('later')}</option>
        </SelectField>
        {isLater && (
          <TextField
            label={t('sendAt', { timezone: storeTimezone() })}
            type="datetime-local"
            required
            hint={t('sendAtHint')}
            {...field('scheduledFor', { required: t('sendAtRequired') })}
          />
        )}
      </div>
    </FormDialog>
  )
}
