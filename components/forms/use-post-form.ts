'use client'

import type { DefaultValues, FieldValues } from 'react-hook-form'
import { callApi, type HttpError } from '@/lib/http/client'
import { useFormErrorTexts } from './form-error-texts'
import { useApiForm } from './use-api-form'

type Options<Values extends FieldValues, Answer> = {
  /** The call that takes the form, such as `/api/contact`. */
  path: string
  defaults: DefaultValues<Values>
  /** What is sent: the values as JSON unless this makes something else of them, such as FormData. */
  toBody?: (values: Values) => unknown
  onSent?: (answer: Answer, values: Values) => void
  onRefused?: () => void
  /** What to say instead of the server's own message, in the page's language. */
  explain?: (error: HttpError) => string | undefined
}

/** A form of the storefront that is posted to one call, in the page's language. */
export function usePostForm<Values extends FieldValues, Answer = unknown>({
  path,
  defaults,
  toBody = (values) => values,
  onSent,
  onRefused,
  explain,
}: Options<Values, Answer>) {
  return useApiForm<Values, Answer>({
    defaults,
    send: (values) => callApi<Answer>(path, { method: 'POST', body: toBody(values) }),
    onSent,
    onRefused,
    explain,
    texts: useFormErrorTexts(),
  })
}
