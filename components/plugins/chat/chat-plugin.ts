import { CONSENT_VENDORS } from '@/components/plugins/consent/vendors'
import { type Chat, chatOf } from '@/lib/plugins/chat'
import type { PublicPlugins } from '@/lib/plugins/contracts'
import type { LiveChatPromise } from '@/lib/settings/choices'

/** The chat of the storefront with what its script needs to know. */
export type ChatPlugin = { [C in Chat]: { chat: C } & NonNullable<PublicPlugins[C]> }[Chat]

/** The chat that is on; the first, when several are. */
export function chatPlugin(plugins: PublicPlugins): ChatPlugin | undefined {
  const { crisp, tawk, intercom, tidio } = plugins
  switch (chatOf(plugins)) {
    case 'crisp':
      return crisp && { chat: 'crisp', ...crisp }
    case 'tawk':
      return tawk && { chat: 'tawk', ...tawk }
    case 'intercom':
      return intercom && { chat: 'intercom', ...intercom }
    case 'tidio':
      return tidio && { chat: 'tidio', ...tidio }
    case undefined:
      return undefined
  }
}

/** Whether pages may say that there is a live chat. */
export const hasLiveChat = (plugins: PublicPlugins, promise: LiveChatPromise): boolean =>
  promise === 'always' || chatOf(plugins) !== undefined

export const chatName = ({ chat }: ChatPlugin): string => CONSENT_VENDORS[chat].name
