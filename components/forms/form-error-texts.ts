import { useTranslations } from 'next-intl'
import type { RefusalTexts } from './form-errors'

/** What a form of the storefront says where the server had no words of its own. */
export function useRefusalTexts(): RefusalTexts {
  const t = useTranslations('form')
  return { offline: t('offline'), tooMany: t('tooMany'), failed: t('failed') }
}
