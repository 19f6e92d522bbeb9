import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { languageName } from '@/components/back-office/language/language-name'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminQuestion } from '@/lib/reviews/questions/admin-contracts'
import { MAX_QUESTION_ANSWER_LENGTH } from '@/lib/reviews/questions/question-rules'
import { useQuestionsChanged } from './use-admin-questions'

type AnswerQuestionDialogProps = { question: AdminQuestion; onClose: () => void }

/** Answers a question in the name of the store, in public or to its asker alone. */
export function AnswerQuestionDialog({ question, onClose }: AnswerQuestionDialogProps) {
  const t = useTranslations('backOffice.questions.answering')
  const changed = useQuestionsChanged()
  const { id, text, locale, answer, answeredAt, email, status, updatedAt } = question
  const form = useAdminForm({
    // What was hidden stays so unless somebody chooses otherwise.
    defaults: { text: answer ?? '', isPublished: status !== 'hidden' },
    failed: t('failed'),
    send: (values) =>
      callAdmin('PUT /api/admin/questions/[id]/answer', {
        params: { id },
        body: { ...values, expectedUpdatedAt: updatedAt },
      }),
    onSent: ({ status: now }) => {
      changed()
      showToast({ title: t(now === 'published' ? 'published' : 'saved') })
      onClose()
    },
  })
  return (
    <FormDialog title={t('title')} submitLabel={t('save')} form={form} onClose={onClose}>
      <div className="space-y-5">
        <blockquote
          lang={locale}
          dir="auto"
          className="rounded-control border-s-4 border-line-strong bg-canvas px-4 py-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {text}
        </blockquote>
        <TextAreaField
          label={t('label')}
          required
          rows={6}
          maxLength={MAX_QUESTION_ANSWER_LENGTH}
          hint={`${t('language', { language: languageName(locale) })} ${
            email && !answeredAt ? t('mailed') : t('notMailed')
          }`}
          {...form.field('text', { required: t('required') })}
        />
        <Checkbox label={t('publish')} {...form.register('isPublished')} />
      </div>
    </FormDialog>
  )
}
