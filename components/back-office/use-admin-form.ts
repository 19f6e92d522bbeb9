'use client'

import { useTranslations } from 'next-intl'
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
  failed,
  ...options
}: Options<Values, Answer>) {
  const common = useTranslations('backOffice.common')
  return useApiForm<Values, Answer>({
    ...options,
    texts: {
      offline: common('offline'),
      tooMany: common('tooMany'),
      failed: failed ?? common('somethingWrong'),
    },
  })
}
