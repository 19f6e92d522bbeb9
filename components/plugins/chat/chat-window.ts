import { loadScript } from '@/lib/http/load-script'
import type { ChatPlugin } from './chat-plugin'

/** What the vendors' scripts find in the page, each by its own documentation. */
type ChatPage = Window & {
  $crisp?: unknown[]
  CRISP_WEBSITE_ID?: string
  CRISP_RUNTIME_CONFIG?: { locale: string }
  Tawk_API?: { maximize?: () => void; onLoad?: () => void }
  Tawk_LoadStart?: Date
  Intercom?: IntercomQueue
  intercomSettings?: { app_id: string; api_base: string }
}
type IntercomQueue = {
  (...command: unknown[]): void
  q?: unknown[]
  c?: (command: unknown) => void
}

const page = window as ChatPage
const language = () => document.documentElement.lang

/** https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/ */
function startCrisp(websiteId: string): Promise<void> {
  page.$crisp = []
  page.CRISP_WEBSITE_ID = websiteId
  page.CRISP_RUNTIME_CONFIG = { locale: language() }
  return loadScript('https://client.crisp.chat/l.js')
}

/** https://developer.tawk.to/jsapi/ */
function startTawk(propertyId: string, widgetId: string): Promise<void> {
  page.Tawk_API = {}
  page.Tawk_LoadStart = new Date()
  return loadScript(`https://embed.tawk.to/${propertyId}/${widgetId}`, { crossOrigin: 'anonymous' })
}

/** https://developers.intercom.com/installing-intercom/web/installation */
function startIntercom(appId: string): Promise<void> {
  const queue: IntercomQueue = (...command) => queue.c?.(command)
  queue.q = []
  queue.c = (command) => queue.q?.push(command)
  page.Intercom = queue
  page.intercomSettings = { app_id: appId, api_base: 'https://api-iam.intercom.io' }
  return loadScript(`https://widget.intercom.io/widget/${appId}`)
}

function start(plugin: ChatPlugin): Promise<void> {
  switch (plugin.chat) {
    case 'crisp':
      return startCrisp(plugin.websiteId)
    case 'tawk':
      return startTawk(plugin.propertyId, plugin.widgetId)
    case 'intercom':
      return startIntercom(plugin.appId)
  }
}

function show({ chat }: ChatPlugin): void {
  switch (chat) {
    case 'crisp':
      page.$crisp?.push(['do', 'chat:open'])
      break
    case 'tawk': {
      const api = page.Tawk_API
      if (api?.maximize) api.maximize()
      else if (api) api.onLoad = () => api.maximize?.()
      break
    }
    case 'intercom':
      page.Intercom?.('show')
      break
  }
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
  show(plugin)
}
