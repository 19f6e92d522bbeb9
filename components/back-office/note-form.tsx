import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { useAdminForm } from './use-admin-form'

type NoteFormProps<Answer> = {
  maxLength: number
  /** Stores the note. */
  send: (body: { note: string }) => Promise<Answer>
  onSent: (answer: Answer) => void
}

/** Where staff write down what only they see. */
export function NoteForm<Answer>({ maxLength, send, onSent }: NoteFormProps<Answer>) {
  const t = useTranslations('backOffice.shell')
  const common = useTranslations('backOffice.common')
  const { form, field, problem, isSending, submit, startOver } = useAdminForm({
    defaults: { note: '' },
    send,
    onSent: (answer: Answer) => {
      startOver()
      onSent(answer)
    },
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <TextAreaField
        label={t('note.add')}
        hint={t('note.hint')}
        rows={2}
        maxLength={maxLength}
        {...field('note')}
      />
      <FormError>{problem}</FormError>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        disabled={isSending || form.watch('note').trim() === ''}
      >
        {isSending ? common('saving') : t('note.save')}
      </Button>
    </form>
  )
}
