// Loaded by the browser: import only types from the plugins.
import type { PublicPlugins } from './contracts'

/** Chats in their order of precedence: there is never more than one on a page. */
export const CHATS = [
  'crisp',
  'tawk',
  'intercom',
  'tidio',
] as const satisfies readonly (keyof PublicPlugins)[]
export type Chat = (typeof CHATS)[number]

/** The chat of the storefront: the first that is on. */
export const chatOf = (plugins: PublicPlugins): Chat | undefined =>
  CHATS.find((chat) => plugins[chat] !== undefined)
