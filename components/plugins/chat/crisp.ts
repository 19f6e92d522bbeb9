import { loadScript } from '@/lib/http/load-script'
import { crispScript } from '@/lib/plugins/first-scripts'

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
  return loadScript(crispScript())
}

export const openCrisp = (): void => {
  page.$crisp?.push(['do', 'chat:open'])
}
