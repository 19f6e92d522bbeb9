import { loadScript } from '@/lib/http/load-script'
import { tawkScript } from '@/lib/plugins/first-scripts'

/** https://developer.tawk.to/jsapi/ */
const page = window as Window & {
  Tawk_API?: { maximize?: () => void; onLoad?: () => void }
  Tawk_LoadStart?: Date
}

type TawkSettings = { propertyId: string; widgetId: string }

export function startTawk({ propertyId, widgetId }: TawkSettings): Promise<void> {
  page.Tawk_API = {}
  page.Tawk_LoadStart = new Date()
  return loadScript(tawkScript({ propertyId, widgetId }), { crossOrigin: 'anonymous' })
}

export function openTawk(): void {
  const api = page.Tawk_API
  if (api?.maximize) api.maximize()
  else if (api) api.onLoad = () => api.maximize?.()
}
