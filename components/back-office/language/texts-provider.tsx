'use client'

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl'
import { type ReactNode, useMemo } from 'react'

type Props = { texts: AbstractIntlMessages; children: ReactNode }

/** Adds the texts of the back office to those that the layout gives. */
export function TextsProvider({ texts, children }: Props) {
  const given = useMessages()
  const messages = useMemo(() => ({ ...given, backOffice: texts }), [given, texts])
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
