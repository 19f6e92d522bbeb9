import { useTranslations } from 'next-intl'
import type { Texts } from '@/components/back-office/language/texts'

/** What the search over everything is written in, and what it finds the pages and settings by. */
export type FinderTexts = {
  t: Texts<'finder'>
  shell: Texts<'shell'>
  settings: Texts<'settings'>
}

export const useFinderTexts = (): FinderTexts => ({
  t: useTranslations('backOffice.finder'),
  shell: useTranslations('backOffice.shell'),
  settings: useTranslations('backOffice.settings'),
})
