'use client'

import { useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form'
import { HttpError } from '@/lib/http/client'

type Options<Values extends FieldValues, Answer> = {
  defaults: DefaultValues<Values>
  /** Makes the call. What it throws is shown in the form. */
  send: (values: Values) => Promise<Answer>
  onSent?: (answer: Answer, values: Values) => void
  /** Called when it was not taken, whatever the reason. */
  onRefused?: () => void
  /** What to say instead of the server's own message, in the page's language. */
  explain?: (error: HttpError) => string | undefined
  /** What is said when the server gave no message of its own. */
  texts: { offline: string; tooMany: string; failed: string }
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
    if (!(error instanceof HttpError))
      return form.setError('root', {
        message: error instanceof TypeError ? texts.offline : texts.failed,
      })
    const named = error.issues.filter(({ path }) => rootOf(path) in values)
    for (const [index, { path, message }] of named.entries())
      form.setError(rootOf(path) as Path<Values>, { message }, { shouldFocus: index === 0 })
    if (named.length > 0) return
    const explained = explain?.(error)
    if (explained) return form.setError('root', { message: explained })
    if (error.status === 429) return form.setError('root', { message: texts.tooMany })
    const message = error.status < 500 ? error.serverMessage : null
    form.setError('root', { message: message ?? texts.failed })
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

/** The form's field that an issue is about: `features.0` is about `features`. */
const rootOf = (path: string) => path.split('.')[0] ?? path
