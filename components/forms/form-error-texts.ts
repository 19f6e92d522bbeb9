import { useTranslations } from 'next-intl'
import type { FormErrorTexts } from './form-errors'

/** The storefront's fallback error messages. */
export function useFormErrorTexts(): FormErrorTexts {
  const t = useTranslations('form')
  return { offline: t('offline'), tooMany: t('tooMany'), failed: t('failed') }
}
