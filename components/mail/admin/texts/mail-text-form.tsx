'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { inBraces, insertedAt } from '@/lib/core/braced-words'
import type { MailText, MailTexts } from '@/lib/mail/texts/contracts'
import {
  fieldsOf,
  keepsOpening,
  MAX_SUBJECT_LENGTH,
  MAX_WORDS_LENGTH,
  type MailTextKind,
  variablesOf,
  type WordField,
} from '@/lib/mail/texts/kinds'
import { useMailTextsChanged } from './use-mail-texts'
import { valuesOf, type WordValues } from './word-values'

type Props = {
  kind: MailTextKind
  text: MailText
  /** What was typed before, and not saved. */
  draft?: WordValues
  onDraft: (draft: WordValues | undefined) => void
  onUndone: () => unknown
}
type Values = { words: WordValues }

const isLine = (field: WordField) => field === 'subject' || field === 'heading'

/** The words of a kind of mail in one language. */
export function MailTextForm({ kind, text, draft, onDraft, onUndone }: Props) {
  const t = useTranslations('backOffice.mail.texts')
  const common = useTranslations('backOffice.common')
  const changed = useMailTextsChanged()
  const { language, own, original, updatedAt } = text
  const fields = fieldsOf(kind)
  const [target, setTarget] = useState<WordField>(kind === 'all' ? 'signature' : 'opening')
  const element = useRef<HTMLFormElement>(null)
  const { form, field, problem, isSending, submit } = useAdminForm<Values, MailTexts>({
    defaults: { words: draft ?? valuesOf(own) },
    failed: t('saveFailed'),
    send: ({ words }) =>
      callAdmin('PUT /api/admin/mail-texts/[kind]', {
        params: { kind },
        body: { language, words, expectedUpdatedAt: updatedAt },
      }),
    onSent: (texts) => {
      onDraft(undefined)
      changed(texts)
      showUndoableToast({
        title: t('saved'),
        description: t('savedHint'),
        entityType: 'mail_text',
        entityId: `${kind}/${language}`,
        onUndone,
      })
    },
  })
  const words = useWatch({ control: form.control, name: 'words' })
  const told = useRef(onDraft)
  told.current = onDraft
  useEffect(() => told.current(words), [words])

  const write = (name: WordField, value: string) => {
    form.setValue(`words.${name}`, value, { shouldDirty: true })
    form.clearErrors(`words.${name}`)
  }

  /** Puts a variable where the cursor was last. */
  function insert(variable: string) {
    const box = element.current?.elements.namedItem(`words.${target}`)
    if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement)) return
    const end = box.value.length
    const { text, cursor } = insertedAt(
      box.value,
      { start: box.selectionStart ?? end, end: box.selectionEnd ?? end },
      inBraces(variable),
    )
    write(target, text)
    box.focus()
    box.setSelectionRange(cursor, cursor)
  }

  const originalOf = (name: WordField): string | undefined => original[name]
  const hintOf = (name: WordField) => {
    if (name === 'signature' && kind !== 'all') return t('signatureHint')
    if (name === 'opening' && keepsOpening(kind)) return t('openingKept')
    return isLine(name) ? undefined : t('linksHint')
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className="space-y-6">
      <fieldset className="rounded-control border border-line p-3">
        <legend className="px-1 text-sm font-semibold">
          {t('insert', { field: t(`fields.${target}`) })}
        </legend>
        <div className="flex flex-wrap gap-2">
          {variablesOf(kind).map((variable) => (
            <Button key={variable} size="sm" variant="outline" onClick={() => insert(variable)}>
              {t(`variables.${variable}`)}
            </Button>
          ))}
        </div>
      </fieldset>
      {fields.map((name) => {
        const input = {
          label: t(`fields.${name}`),
          lang: language,
          hint: hintOf(name),
          placeholder: originalOf(name),
          onFocus: () => setTarget(name),
          ...field(`words.${name}`),
        }
        const originalText = originalOf(name)
        return (
          <div key={name}>
            {isLine(name) ? (
              <TextField {...input} autoComplete="off" maxLength={MAX_SUBJECT_LENGTH} />
            ) : (
              <TextAreaField {...input} rows={4} maxLength={MAX_WORDS_LENGTH} />
            )}
            <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              {words[name].trim() !== '' ? (
                <>
                  {originalText && (
                    <p className="text-muted">{t('originalIs', { text: originalText })}</p>
                  )}
                  <Button size="sm" variant="ghost" onClick={() => write(name, '')}>
                    {t('fieldToOriginal', { field: t(`fields.${name}`) })}
                  </Button>
                </>
              ) : (
                originalText && (
                  <Button size="sm" variant="ghost" onClick={() => write(name, originalText)}>
                    {t('startFrom')}
                    <span className="sr-only">: {t(`fields.${name}`)}</span>
                  </Button>
                )
              )}
            </div>
          </div>
        )
      })}
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          {isSending ? common('saving') : t('save')}
        </Button>
        <Button variant="outline" onClick={() => form.setValue('words', valuesOf({}))}>
          {t('toOriginal')}
        </Button>
      </div>
    </form>
  )
}
