'use client'

import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { Endpoints } from '@/lib/api/endpoints'
import type { HttpError } from '@/lib/http/client'
import type { AnswerOf, BodyOf } from '@/lib/http/endpoint'
import { sendInPageLanguage } from '@/lib/http/send-in-page-language'
import { useFormErrorTexts } from './form-error-texts'
import { useApiForm } from './use-api-form'

/** The calls that a form can be posted to. */
type FormCall = {
  [N in keyof Endpoints]: N extends `POST ${string}`
    ? Endpoints[N] extends { body: unknown } | { form: object }
      ? N
      : never
    : never
}[keyof Endpoints]

/** The body as a form has it: a choice that was not made is empty, and refused by the server. */
type FormBody<Body> = Body extends FormData ? Body : { [K in keyof Body]: Body[K] | '' }

type Options<N extends FormCall, Values extends FieldValues> = {
  /** The call that takes the form, such as `POST /api/contact`. */
  call: N
  defaults: Values & DefaultValues<Values>
  /** Builds the request body. */
  toBody: (values: Values) => FormBody<BodyOf<Endpoints[N]>>
  onSent?: (answer: AnswerOf<Endpoints[N]>, values: Values) => void
  onRefused?: () => void
  /** A translated message instead of the server's own. */
  explain?: (error: HttpError) => string | undefined
}

/** A form of the storefront that is posted to one call, in the page's language. */
export function usePostForm<N extends FormCall, Values extends FieldValues>({
  call,
  toBody,
  ...options
}: Options<N, Values>) {
  return useApiForm<Values, AnswerOf<Endpoints[N]>>({
    ...options,
    send: async (values) => {
      const { data } = await sendInPageLanguage(call, { body: toBody(values) })
      return data as AnswerOf<Endpoints[N]>
    },
    texts: useFormErrorTexts(),
  })
}
