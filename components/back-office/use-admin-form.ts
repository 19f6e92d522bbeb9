'use client'

import { useTranslations } from 'next-intl'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useApiForm } from '@/components/forms/use-api-form'
import { failureInPageLanguage } from './language/in-page-language'

type Options<Values extends FieldValues, Answer> = {
  defaults: Values & DefaultValues<Values>
  /** Makes the call. */
  send: (values: Values) => Promise<Answer>
  onSent?: (answer: Answer, values: Values) => void
  /** The message for a failure without a message from the server. */
  failed?: string
}

/** The one form pattern of the back office. */
export function useAdminForm<Values extends FieldValues, Answer = unknown>({
  failed,
  send,
  ...options
}: Options<Values, Answer>) {
  const common = useTranslations('backOffice.common')
  return useApiForm<Values, Answer>({
    ...options,
    send: async (values) => {
      try {
        return await send(values)
      } catch (error) {
        throw failureInPageLanguage(error)
      }
    },
    texts: {
      offline: common('offline'),
      tooMany: common('tooMany'),
      failed: failed ?? common('somethingWrong'),
    },
  })
}
