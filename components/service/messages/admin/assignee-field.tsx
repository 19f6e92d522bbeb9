import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { toastFailure } from '@/components/back-office/toast-failure'
import { SelectField } from '@/components/ui/fields/select-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import { useAssignees, useMessageChanged } from './use-messages'

/** Says who takes care of a message. */
export function AssigneeField({ message: { id, assignee } }: { message: AdminMessage }) {
  const t = useTranslations('backOffice.messages.assignment')
  const me = useSignedInUser()
  const known = useAssignees()
  const changed = useMessageChanged()
  const [isWorking, setWorking] = useState(false)
  // Who may no longer take care of messages is still named where they did.
  const choices =
    assignee && !known.some((one) => one.id === assignee.id) ? [assignee, ...known] : known

  async function assign(assigneeId: number | null) {
    setWorking(true)
    try {
      const message = await callAdmin('PATCH /api/admin/messages/[id]', {
        params: { id },
        body: { assigneeId },
      })
      changed(message)
      showToast({
        title: message.assignee
          ? t('assigned', { username: message.assignee.username })
          : t('unassigned'),
      })
    } catch (error) {
      toastFailure(t('failed'), error)
    }
    setWorking(false)
  }

  return (
    <SelectField
      id="assignee"
      label={t('label')}
      value={assignee?.id ?? ''}
      disabled={isWorking}
      onChange={({ target }) => assign(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('nobody')}</option>
      {choices.map((one) => (
        <option key={one.id} value={one.id}>
          {one.id === me.id ? t('me', { username: one.username }) : one.username}
        </option>
      ))}
    </SelectField>
  )
}
