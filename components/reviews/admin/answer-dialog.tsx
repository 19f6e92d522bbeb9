import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminReview } from '@/lib/reviews/admin-contracts'
import { MAX_REVIEW_ANSWER_LENGTH } from '@/lib/reviews/review-rules'
import { useReviewsChanged } from './use-admin-reviews'

type AnswerDialogProps = { review: AdminReview; onClose: () => void }

/** The store's public answer to a review. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const t = useTranslations('backOffice.reviews.answering')
  const changed = useReviewsChanged()
  const form = useAdminForm({
    defaults: { text: review.answer ?? '' },
    failed: t('failed'),
    send: ({ text }) =>
      callAdmin('PUT /api/admin/reviews/[id]/answer', {
        params: { id: review.id },
        body: { text },
      }),
    onSent: (answered) => {
      changed(answered)
      showToast({ title: t(answered.answer ? 'saved' : 'removed') })
      onClose()
    },
  })
  return (
    <FormDialog title={t('title')} submitLabel={t('save')} form={form} onClose={onClose}>
      <TextAreaField
        label={t('label')}
        rows={6}
        maxLength={MAX_REVIEW_ANSWER_LENGTH}
        hint={t('hint')}
        {...form.field('text')}
      />
    </FormDialog>
  )
}
