import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminReview } from '@/lib/reviews/admin-contracts'
import { MAX_REASON_LENGTH } from '@/lib/reviews/review-rules'
import { useReviewsChanged } from './use-admin-reviews'

type KeepDialogProps = { review: AdminReview; onClose: () => void }

/** Answers the reports of a review: it stays. */
export function KeepDialog({ review, onClose }: KeepDialogProps) {
  const t = useTranslations('backOffice.reviews.keeping')
  const changed = useReviewsChanged()
  const form = useAdminForm({
    defaults: { reason: '' },
    failed: t('failed'),
    send: ({ reason }) =>
      callAdmin('POST /api/admin/reviews/[id]/keep', {
        params: { id: review.id },
        body: { reason, expectedUpdatedAt: review.updatedAt },
      }),
    onSent: (kept) => {
      changed(kept)
      showToast({ title: t('kept') })
      onClose()
    },
  })
  return (
    <FormDialog title={t('title')} submitLabel={t('confirm')} form={form} onClose={onClose}>
      <TextAreaField
        label={t('reason')}
        rows={4}
        maxLength={MAX_REASON_LENGTH}
        hint={t('hint')}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
