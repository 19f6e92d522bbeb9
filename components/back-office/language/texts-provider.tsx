'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useInsertionEffect, useMemo } from 'react'
import type { ServerTexts } from '@/lib/core/server-text'
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'
import { backOfficeLocaleOf } from '@/lib/i18n/locales'
import { setPageLanguage } from './page-language'
import type { TranslatedServerTexts } from './server-texts/english'

type Props = {
  texts: BackOfficeMessages
  /** What the server says. */
  serverTexts: ServerTexts
  /** What it says without a code, in another language than English. */
  sentences?: TranslatedServerTexts
  children: ReactNode
}

/** Adds the texts of the back office to those that the layout gives. */
export function TextsProvider({ texts, serverTexts, sentences, children }: Props) {
  const locale = useLocale()
  const given = useMessages()
  const messages = useMemo(() => ({ ...given, backOffice: texts }), [given, texts])
  // Before the first render of what is behind the gate.
  useInsertionEffect(
    () => setPageLanguage(backOfficeLocaleOf(locale), texts, serverTexts, sentences),
    [locale, texts, serverTexts, sentences],
  )
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
