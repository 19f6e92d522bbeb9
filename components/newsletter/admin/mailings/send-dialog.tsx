'use client'

import { Send } from 'lucide-react'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { instantOf } from '@/components/back-office/utc-time'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { Mailing } from '@/lib/newsletter/mailings/contracts'
import { utcTime } from './mailing-labels'
import { useMailingCalls } from './use-mailing-calls'

type Props = {
  mailing: Mailing
  onStarted: (mailing: Mailing) => void
  onClose: () => void
}

type Values = { when: 'now' | 'later'; scheduledFor: string }

/** Sends a mailing, now or later. */
export function SendDialog({ mailing, onStarted, onClose }: Props) {
  const { id, readers, mailsPerMinute } = mailing
  const { change } = useMailingCalls()
  const { form, field, ...state } = useAdminForm<Values, Mailing>({
    defaults: { when: 'now', scheduledFor: '' },
    failed: 'The mailing could not be sent',
    send: ({ when, scheduledFor }) =>
      when === 'now'
        ? change(id, { event: 'start' })
        : change(id, { event: 'schedule', scheduledFor: instantOf(scheduledFor) ?? undefined }),
    onSent: (answer) => {
      showToast(
        answer.status === 'scheduled' && answer.scheduledFor
          ? { title: 'Mailing Scheduled', description: utcTime(answer.scheduledFor) }
          : { title: 'Mailing Started' },
      )
      onStarted(answer)
    },
  })
  const isLater = form.watch('when') === 'later'
  const minutes = Math.max(1, Math.ceil(readers / mailsPerMinute))
  return (
    <FormDialog
      title="Send this mailing"
      description={`${readers.toLocaleString('en')} confirmed ${readers === 1 ? 'subscriber' : 'subscribers'} now, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} of sending.`}
      icon={Send}
      size="sm"
      submitLabel={isLater ? 'Schedule' : 'Send now'}
      pendingLabel="Working …"
      canSubmit={isLater || readers > 0}
      form={{ ...state, isDirty: false }}
      onClose={onClose}
    >
      <div className="space-y-5">
        <SelectField label="When" {...field('when')}>
          <option value="now">Now</option>
          <option value="later">At a time</option>
        </SelectField>
        {isLater && (
          <TextField
            label="Send at (UTC)"
            type="datetime-local"
            required
            hint="It goes to whoever is subscribed at that time."
            {...field('scheduledFor', { required: 'Enter when it is to be sent' })}
          />
        )}
      </div>
    </FormDialog>
  )
}
