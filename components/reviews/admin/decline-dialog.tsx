import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { MAX_REASON_LENGTH } from '@/lib/reviews/review-rules'

type DeclineDialogProps = { onDecline: (reason: string) => Promise<unknown>; onClose: () => void }

/** Declines a review, with the reason that its buyer reads. */
export function DeclineDialog({ onDecline, onClose }: DeclineDialogProps) {
  const form = useAdminForm({
    defaults: { reason: '' },
    failed: 'The review could not be declined',
    send: ({ reason }) => onDecline(reason),
    onSent: onClose,
  })
  return (
    <FormDialog
      title="Decline this review?"
      submitLabel="Decline review"
      pendingLabel="Declining …"
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        required
        rows={4}
        maxLength={MAX_REASON_LENGTH}
        hint="Its buyer reads it behind the mailed link, and can write the review anew. Low stars alone are no reason."
        {...form.field('reason', { required: 'Say why the review is declined' })}
      />
    </FormDialog>
  )
}
