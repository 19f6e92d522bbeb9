import { loadScript } from '@/lib/http/load-script'
import { tidioScript } from '@/lib/plugins/first-scripts'

/** https://developers.tidio.com/docs/widget-other-methods */
const page = window as Window & { tidioChatApi?: { open: () => void } }
const language: Document & { tidioChatLang?: string } = document

/** Done once the chat takes commands, which it says some time after its script has come. */
let ready: Promise<void> | undefined

export function startTidio({ publicKey }: { publicKey: string }): Promise<void> {
  ready ??= new Promise((resolve) => {
    document.addEventListener('tidioChat-ready', () => resolve(), { once: true })
  })
  language.tidioChatLang = document.documentElement.lang
  return loadScript(tidioScript({ publicKey }))
}

export const openTidio = (): void => {
  void ready?.then(() => page.tidioChatApi?.open())
}
