import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { LiveChatButton } from './live-chat-button'

/** The way into the chat, with its messages, which no other part of a page needs. */
export async function LiveChat(props: ComponentProps<typeof LiveChatButton>) {
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['liveChat'])}>
      <LiveChatButton {...props} />
    </NextIntlClientProvider>
  )
}
