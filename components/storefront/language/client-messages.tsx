import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Messages } from '@/lib/i18n/messages'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { MoreMessages } from './more-messages'

type Props = { namespaces: readonly (keyof Messages)[]; children: ReactNode }

/** Provides client components with this page's messages, beside the shared ones. */
export async function ClientMessages({ namespaces, children }: Props) {
  const messages = pickMessages(await getMessages(), namespaces)
  return <MoreMessages messages={messages}>{children}</MoreMessages>
}
