import { useTranslations } from 'next-intl'
import type { FormErrorTexts } from './form-errors'

/** What a form of the storefront says where the server had no words of its own. */
export function useFormErrorTexts(): FormErrorTexts {
  const t = useTranslations('form')
  return { offline: t('offline'), tooMany: t('tooMany'), failed: t('failed') }
}
