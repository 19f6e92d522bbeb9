import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { STORE_CLIENT_NAMESPACES } from '@/lib/i18n/client-namespaces'
import type { Messages } from '@/lib/i18n/messages'
import { pickMessages } from '@/lib/i18n/pick-messages'

type Props = { namespaces: readonly (keyof Messages)[]; children: ReactNode }

/** Provides client components with this page's messages, beside the shared ones. */
export async function ClientMessages({ namespaces, children }: Props) {
  const messages = pickMessages(await getMessages(), [...STORE_CLIENT_NAMESPACES, ...namespaces])
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}
