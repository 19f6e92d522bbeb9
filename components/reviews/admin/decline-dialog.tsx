import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { MAX_REASON_LENGTH } from '@/lib/reviews/review-rules'

type DeclineDialogProps = { onDecline: (reason: string) => Promise<unknown>; onClose: () => void }

/** Declines a review, with the reason that its buyer reads. */
export function DeclineDialog({ onDecline, onClose }: DeclineDialogProps) {
  const t = useTranslations('backOffice.reviews.declining')
  const common = useTranslations('backOffice.common')
  const form = useAdminForm({
    defaults: { reason: '' },
    failed: t('failed'),
    send: ({ reason }) => onDecline(reason),
    onSent: onClose,
  })
  return (
    <FormDialog
      title={t('title')}
      submitLabel={t('confirm')}
      pendingLabel={t('pending')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        label={common('reason')}
        required
        rows={4}
        maxLength={MAX_REASON_LENGTH}
        hint={t('hint')}
        {...form.field('reason', { required: t('required') })}
      />
    </FormDialog>
  )
}
