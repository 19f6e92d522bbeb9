'use client'

import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { languageName } from '@/components/back-office/language/language-name'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { newId } from '@/components/forms/new-id'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import { inBraces, insertedAt } from '@/lib/core/braced-words'
import { shownEmail } from '@/lib/core/shown-email'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import { MAX_ANSWER_LENGTH } from '@/lib/service/messages/message-rules'
import { variablesIn } from '@/lib/service/messages/saved-answers/variables'
import { SavedAnswerChoice } from './saved-answers/saved-answer-choice'
import { useMessageChanged } from './use-messages'

/** Answers a message by mail, which the store or its help desk sends. Idempotent on repeated clicks. */
export function AnswerForm({ message }: { message: AdminMessage }) {
  const t = useTranslations('backOffice.messages.answerForm')
  const common = useTranslations('backOffice.common')
  const changed = useMessageChanged()
  const [answerId, setAnswerId] = useState(newId)
  const element = useRef<HTMLFormElement>(null)
  const { form, field, problem, isSending, submit } = useAdminForm({
    defaults: { text: '' },
    failed: t('failed'),
    send: ({ text }) =>
      callAdmin('POST /api/admin/messages/[id]/answer', {
        params: { id: message.id },
        body: { answerId, text },
      }),
    onSent: (answered) => {
      showToast({
        title: t('sent'),
        description: answered.ticket
          ? t('onItsWayDesk', { desk: answered.ticket.desk, email: shownEmail(answered.email) })
          : t('onItsWay', { email: shownEmail(answered.email) }),
      })
      setAnswerId(newId())
      form.reset({ text: '' })
      changed(answered)
    },
  })

  /** Puts a text where the cursor is, in the place of what is selected. */
  function insert(text: string) {
    const box = element.current?.elements.namedItem('text')
    if (!(box instanceof HTMLTextAreaElement)) return
    const { value, selectionStart: start, selectionEnd: end } = box
    const inserted = insertedAt(value, { start, end }, text)
    form.setValue('text', inserted.text, { shouldDirty: true })
    form.clearErrors('text')
    box.focus()
    box.setSelectionRange(inserted.cursor, inserted.cursor)
  }

  /** Refuses what a saved answer left open. */
  function leavesNothingOpen(text: string): true | string {
    const open = variablesIn(text)
    return open.length === 0 || t('fillIn', { variables: open.map(inBraces).join(', ') })
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className="space-y-4">
      <SavedAnswerChoice message={message} onInsert={insert} />
      <TextAreaField
        label={t('label')}
        required
        rows={8}
        maxLength={MAX_ANSWER_LENGTH}
        hint={
          message.ticket
            ? t('hintDesk', { desk: message.ticket.desk })
            : t('hint', { language: languageName(message.locale) })
        }
        {...field('text', { required: t('required'), validate: leavesNothingOpen })}
      />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={isSending}>
        <Send aria-hidden />
        {isSending ? common('sending') : t('send')}
      </Button>
    </form>
  )
}
