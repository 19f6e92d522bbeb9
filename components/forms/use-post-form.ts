'use client'

import type { DefaultValues, FieldValues } from 'react-hook-form'
import { callApi, type HttpError } from '@/lib/http/client'
import { useFormErrorTexts } from './form-error-texts'
import { useApiForm } from './use-api-form'

type Options<Values extends FieldValues, Answer> = {
  /** The call that takes the form, such as `/api/contact`. */
  path: string
  defaults: DefaultValues<Values>
  /** Builds the request body, such as FormData; the values as JSON by default. */
  toBody?: (values: Values) => unknown
  onSent?: (answer: Answer, values: Values) => void
  onRefused?: () => void
  /** A translated message instead of the server's own. */
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
