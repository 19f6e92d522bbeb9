import type { AbstractIntlMessages } from 'next-intl'

/** Only the namespaces that client components use; the rest never leaves the server. */
export function pickMessages(
  messages: AbstractIntlMessages,
  namespaces: readonly string[],
): AbstractIntlMessages {
  return Object.fromEntries(
    Object.entries(messages).filter(([namespace]) => namespaces.includes(namespace)),
  )
}
