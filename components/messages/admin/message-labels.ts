import type { ComponentProps } from 'react'
import { pageLanguage } from '@/components/back-office/language/page-language'
import type { Texts } from '@/components/back-office/language/texts'
import type { Badge } from '@/components/ui/badge'
import { memoize } from '@/lib/core/memoize'
import { LANGUAGES } from '@/lib/i18n/locales'
import { isContactCategory } from '@/lib/messages/categories'
import type { MessageStatus } from '@/lib/messages/message-rules'

export const STATUS_TONES: Record<MessageStatus, ComponentProps<typeof Badge>['tone']> = {
  open: 'brand',
  answered: 'success',
  closed: 'neutral',
}

/** The label of one of the contact form's categories. */
export const categoryLabel = (t: Texts<'messages'>, category: string): string =>
  isContactCategory(category) ? t(`categories.${category}`) : category

const namesIn = memoize((language: string) => new Intl.DisplayNames(language, { type: 'language' }))

export const languageLabel = (locale: string): string =>
  LANGUAGES.some(({ code }) => code === locale)
    ? (namesIn(pageLanguage()).of(locale) ?? locale)
    : locale
