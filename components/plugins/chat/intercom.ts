import { loadScript } from '@/lib/http/load-script'
import { intercomScript } from '@/lib/plugins/first-scripts'

/** The queue that the script finds when it comes, and works off. */
type IntercomQueue = {
  (...command: unknown[]): void
  q?: unknown[]
  c?: (command: unknown) => void
}

/** https://developers.intercom.com/installing-intercom/web/installation */
const page = window as Window & {
  Intercom?: IntercomQueue
  intercomSettings?: { app_id: string; api_base: string }
}

export function startIntercom({ appId }: { appId: string }): Promise<void> {
  const queue: IntercomQueue = (...command) => queue.c?.(command)
  queue.q = []
  queue.c = (command) => queue.q?.push(command)
  page.Intercom = queue
  page.intercomSettings = { app_id: appId, api_base: 'https://api-iam.intercom.io' }
  return loadScript(intercomScript({ appId }))
}

export const openIntercom = (): void => page.Intercom?.('show')
