import { useTranslations } from 'next-intl'
import { useBeforePaying } from './before-paying-context'

/** What a button that pays says, and nothing else, where the law has the words; `null`: what it says anyway. */
export function useOrderWords(): string | null {
  const t = useTranslations('beforePaying')
  return useBeforePaying()?.isByLaw ? t('button') : null
}
