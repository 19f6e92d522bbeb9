import { loadScript } from '@/lib/http/load-script'

/** https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/ */
const page = window as Window & {
  $crisp?: unknown[]
  CRISP_WEBSITE_ID?: string
  CRISP_RUNTIME_CONFIG?: { locale: string }
}

export function startCrisp({ websiteId }: { websiteId: string }): Promise<void> {
  page.$crisp = []
  page.CRISP_WEBSITE_ID = websiteId
  page.CRISP_RUNTIME_CONFIG = { locale: document.documentElement.lang }
  return loadScript('https://client.crisp.chat/l.js')
}

export const openCrisp = (): void => {
  page.$crisp?.push(['do', 'chat:open'])
}
