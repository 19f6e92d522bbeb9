import { createTranslator } from 'next-intl'
import type { Texts } from '@/components/back-office/language/texts'
import en from '@/lib/i18n/back-office/en'
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'

/** The English texts of an area of the back office, as its components have them. */
export const englishTexts = <Area extends keyof BackOfficeMessages>(area: Area): Texts<Area> =>
  createTranslator({ locale: 'en', messages: { backOffice: en }, namespace: `backOffice.${area}` })
