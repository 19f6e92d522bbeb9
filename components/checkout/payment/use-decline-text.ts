import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { CardPaymentResult } from '@/lib/payments/contracts'

/** Providers say it in English. */
const PROVIDERS_LANGUAGE = 'en'

/** Why a card was declined, in the page’s language: in English as the provider says it. */
export function useDeclineText() {
  const t = useTranslations('payment.errors')
  const isProvidersLanguage = textLocaleOf(useLocale()) === PROVIDERS_LANGUAGE
  return useCallback(
    ({ messageText, declineKind }: Pick<CardPaymentResult, 'messageText' | 'declineKind'>) => {
      if (isProvidersLanguage && messageText) return messageText
      return declineKind ? t(`declines.${declineKind}`) : messageText || t('cardDeclined')
    },
    [t, isProvidersLanguage],
  )
}
