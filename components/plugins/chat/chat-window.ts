import type { Chat } from '@/lib/plugins/chat'
import type { ChatPlugin } from './chat-plugin'
import { openCrisp, startCrisp } from './crisp'
import { openIntercom, startIntercom } from './intercom'
import { openTawk, startTawk } from './tawk'
import { openTidio, startTidio } from './tidio'

function start(plugin: ChatPlugin): Promise<void> {
  switch (plugin.chat) {
    case 'crisp':
      return startCrisp(plugin)
    case 'tawk':
      return startTawk(plugin)
    case 'intercom':
      return startIntercom(plugin)
    case 'tidio':
      return startTidio(plugin)
  }
}

const OPEN: Record<Chat, () => void> = {
  crisp: openCrisp,
  tawk: openTawk,
  intercom: openIntercom,
  tidio: openTidio,
}

let started: Promise<void> | undefined

/** Whether a chat's script is in this page, which only a page load takes out again. */
export const isChatStarted = () => started !== undefined

/** Puts the chat into the page, once. @throws Error when its script does not come */
export function startChat(plugin: ChatPlugin): Promise<void> {
  started ??= start(plugin).catch((error) => {
    started = undefined
    throw error
  })
  return started
}

/** Opens the chat for somebody who wants to write. @throws Error when its script does not come */
export async function openChat(plugin: ChatPlugin): Promise<void> {
  await startChat(plugin)
  OPEN[plugin.chat]()
}
