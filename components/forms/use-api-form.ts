'use client'

import { useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form'
import type { HttpError } from '@/lib/http/client'
import { type FormErrorTexts, formErrorsOf } from './form-errors'

type Options<Values extends FieldValues, Answer> = {
  defaults: DefaultValues<Values>
  /** Makes the call. What it throws is shown in the form. */
  send: (values: Values) => Promise<Answer>
  onSent?: (answer: Answer, values: Values) => void
  /** Called when it was not taken, whatever the reason. */
  onRefused?: () => void
  /** What to say instead of the server's own message, in the page's language. */
  explain?: (error: HttpError) => string | undefined
  texts: FormErrorTexts
}

/**
 * A form that calls the store's API. What the server refuses is shown beside the field that it
 * names, or above the button; what was typed is kept until it has arrived.
 */
export function useApiForm<Values extends FieldValues, Answer = unknown>({
  defaults,
  send,
  onSent,
  onRefused,
  explain,
  texts,
}: Options<Values, Answer>) {
  const form = useForm<Values>({ defaultValues: defaults, mode: 'onTouched' })
  const [sent, setSent] = useState<{ values: Values; answer: Answer }>()
  const { errors, isSubmitting } = form.formState

  const sendValid = form.handleSubmit(async (values) => {
    try {
      const answer = await send(values)
      setSent({ values, answer })
      onSent?.(answer, values)
    } catch (error) {
      onRefused?.()
      show(error, values)
    }
  })

  const submit: typeof sendValid = (event) => {
    // What the server has refused before would keep the form from being sent again, where it
    // belongs to no input.
    form.clearErrors()
    return sendValid(event)
  }

  function show(error: unknown, values: Values) {
    const { fields, problem } = formErrorsOf(error, Object.keys(values), texts, explain)
    for (const [index, { field, message }] of fields.entries())
      form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 })
    if (problem) form.setError('root', { message: problem })
  }

  /** The message to show beside a field, if any. */
  const errorOf = (field: Path<Values>): string | undefined => {
    const message = form.getFieldState(field, form.formState).error?.message
    return message ? String(message) : undefined
  }

  /** Ties an input whose id is the field's name to the form, with the message beside it. */
  const field = <Name extends Path<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
    id: name,
    error: errorOf(name),
    ...form.register(name, rules),
  })

  return {
    form,
    register: form.register,
    errorOf,
    field,
    /** What stands in the way of the form as a whole. */
    problem: errors.root?.message,
    isSending: isSubmitting,
    isDirty: form.formState.isDirty,
    sent,
    submit,
    /** Begins anew, with the form empty. */
    startOver: () => {
      form.reset(defaults)
      setSent(undefined)
    },
  }
}
