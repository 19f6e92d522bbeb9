'use client'

import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useApiForm } from '@/components/forms/use-api-form'

type Options<Values extends FieldValues, Answer> = {
  defaults: Values & DefaultValues<Values>
  /** Makes the call, with callAdmin. */
  send: (values: Values) => Promise<Answer>
  onSent?: (answer: Answer, values: Values) => void
  /** The message for a failure without a message from the server. */
  failed?: string
}

/** The one form pattern of the back office. */
export function useAdminForm<Values extends FieldValues, Answer = unknown>({
  failed = 'Something went wrong. Please try again.',
  ...options
}: Options<Values, Answer>) {
  return useApiForm<Values, Answer>({
    ...options,
    texts: {
      offline: 'Unable to connect to server',
      tooMany: 'Too many attempts. Please wait a moment and try again.',
      failed,
    },
  })
}
