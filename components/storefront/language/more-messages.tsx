'use client'

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl'
import { type ReactNode, useMemo } from 'react'

type MoreMessagesProps = { messages: AbstractIntlMessages; children: ReactNode }

/** Adds messages to those around it, so that a page's data does not repeat them. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const shared = useMessages()
  const all = useMemo(() => ({ ...shared, ...messages }), [shared, messages])
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  )
}
