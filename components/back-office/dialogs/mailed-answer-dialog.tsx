import { MessageSquareReply } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import { FormDialog } from './form-dialog'

type MailedAnswerDialogProps = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'description' | 'icon' | 'submitLabel' | 'onClose'
> & {
  label: string
  hint: string
  /** Whether it cannot be sent without words. */
  isRequired: boolean
  maxLength: number
  send: (answer: string) => Promise<unknown>
  /** What is said once it is sent. */
  done: { title: string; description: string }
}

/** Takes the answer to somebody who asked for something about an order, which is mailed. */
export function MailedAnswerDialog({
  icon = MessageSquareReply,
  label,
  hint,
  isRequired,
  maxLength,
  send,
  done,
  onClose,
  ...dialog
}: MailedAnswerDialogProps) {
  const common = useTranslations('backOffice.common')
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm<{ answer: string }>({
    defaults: { answer: '' },
    send: ({ answer }) => send(answer),
    onSent: () => {
      showToast(done)
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      icon={icon}
      pendingLabel={common('sending')}
      form={state}
      onClose={onClose}
    >
      <TextAreaField
        label={label}
        required={isRequired}
        rows={6}
        maxLength={maxLength}
        hint={hint}
        {...field('answer')}
      />
    </FormDialog>
  )
}
