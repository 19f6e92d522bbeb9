'use client'

import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
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
import { AttachmentsField, checkFiles } from '../attachments-field'
import { formWith } from '../form-with-files'
import { SavedAnswerChoice } from './saved-answers/saved-answer-choice'
import { useMessageChanged } from './use-messages'

type Fields = { text: string; files: File[] }

const NOTHING: Fields = { text: '', files: [] }

/** Answers a message by mail, which the store or its help desk sends. Idempotent on repeated clicks. */
export function AnswerForm({ message }: { message: AdminMessage }) {
  const t = useTranslations('backOffice.messages.answerForm')
  const common = useTranslations('backOffice.common')
  const changed = useMessageChanged()
  const [answerId, setAnswerId] = useState(newId)
  const element = useRef<HTMLFormElement>(null)
  const { form, field, errorOf, problem, isSending, submit } = useAdminForm<Fields, AdminMessage>({
    defaults: NOTHING,
    failed: t('failed'),
    send: ({ text, files }) => {
      const params = { id: message.id }
      return files.length === 0
        ? callAdmin('POST /api/admin/messages/[id]/answer', { params, body: { answerId, text } })
        : callAdmin('POST /api/admin/messages/[id]/answer/with-files', {
            params,
            body: formWith({ answerId, text }, files),
          })
    },
    onSent: (answered) => {
      showToast({
        title: t('sent'),
        description: answered.ticket
          ? t('onItsWayDesk', { desk: answered.ticket.desk, email: shownEmail(answered.email) })
          : t('onItsWay', { email: shownEmail(answered.email) }),
      })
      setAnswerId(newId())
      form.reset(NOTHING)
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
      {!message.ticket && <FilesField form={form} error={errorOf('files')} isSending={isSending} />}
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={isSending}>
        <Send aria-hidden />
        {isSending ? common('sending') : t('send')}
      </Button>
    </form>
  )
}

type FilesFieldProps = { form: UseFormReturn<Fields>; error?: string; isSending: boolean }

/** What the mail takes along. A help desk takes none. */
function FilesField({ form, error, isSending }: FilesFieldProps) {
  const t = useTranslations('backOffice.messages.answerForm')
  const { field } = useController({
    control: form.control,
    name: 'files',
    rules: { validate: (files) => checkFiles(files, t) },
  })
  return (
    <AttachmentsField
      files={field.value}
      error={error}
      disabled={isSending}
      onChange={(files) => {
        field.onChange(files)
        form.trigger('files')
      }}
      texts={t}
    />
  )
}
