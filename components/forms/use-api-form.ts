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
import { labelOf, namedAsLabelled } from './named-as-labelled'

type Options<Values extends FieldValues, Answer> = {
  defaults: Values & DefaultValues<Values>
  /** Makes the call. What it throws is shown in the form. */
  send: (values: Values) => Promise<Answer>
  onSent?: (answer: Answer, values: Values) => void
  /** Called on every failure. */
  onRefused?: () => void
  /** A translated message instead of the server's own. */
  explain?: (error: HttpError) => string | undefined
  texts: FormErrorTexts
}

/** The fields of a form with those within them. */
const fieldsOf = (values: object, within = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) => [
    within + name,
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value, `${within}${name}.`)
      : []),
  ])

/**
 * A form that calls the store's API. Validation errors of the server are shown beside the field that they
 * name, or above the button; what was typed stays until the call has succeeded.
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
    // An earlier server error would block another submission, where it
    // belongs to no input.
    form.clearErrors()
    return sendValid(event)
  }

  function show(error: unknown, values: Values) {
    const { fields, problem } = formErrorsOf(error, fieldsOf(values), texts, explain)
    for (const [index, { field, message }] of fields.entries())
      form.setError(
        field as Path<Values>,
        { message: namedAsLabelled(message, field, labelOf(field)) },
        { shouldFocus: index === 0 },
      )
    if (problem) form.setError('root', { message: problem })
  }

  /** The message to show beside a field, if any. */
  const errorOf = (field: Path<Values>): string | undefined => {
    const message = form.getFieldState(field, form.formState).error?.message
    return message ? String(message) : undefined
  }

  /** Registers an input whose id is the field's name, with its error message. */
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
    /** The error of the form as a whole. */
    problem: errors.root?.message,
    isSending: isSubmitting,
    isDirty: form.formState.isDirty,
    sent,
    submit,
    /** Resets the form for another submission. */
    startOver: () => {
      form.reset(defaults)
      setSent(undefined)
    },
  }
}
