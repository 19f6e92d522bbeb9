import { loadScript } from '@/lib/http/load-script'
import { oneTrustScript } from '@/lib/plugins/first-scripts'
import type { PlatformAnswer } from './platform-answer'

/** https://developer.onetrust.com/onetrust/docs/javascript-api */
const page = window as Window & {
  /** There before its commands are. */
  OneTrust?: { ToggleInfoDisplay?: () => void; IsAlertBoxClosed?: () => boolean }
  /** The categories that are allowed, between commas. */
  OnetrustActiveGroups?: string
  OptanonWrapper?: () => void
}

type Groups = { analyticsGroup: string; chatGroup: string; marketingGroup: string }

/** Done once OneTrust takes commands, which it says some time after its script has come. */
let ready: Promise<void> | undefined

/** Puts OneTrust into the page, in its language. @throws Error when its script does not come */
export function startOneTrust(
  { domainScriptId, ...groups }: { domainScriptId: string } & Groups,
  say: (answer: PlatformAnswer) => void,
): Promise<void> {
  const tell = (active: readonly unknown[]) =>
    say({
      choices: {
        analytics: active.includes(groups.analyticsGroup),
        marketing: active.includes(groups.marketingGroup),
        chat: active.includes(groups.chatGroup),
      },
      isVisitors: page.OneTrust?.IsAlertBoxClosed?.() ?? false,
    })
  ready = new Promise((resolve) => {
    // It calls this when it is there, and after each decision.
    page.OptanonWrapper = () => {
      resolve()
      tell(page.OnetrustActiveGroups?.split(',') ?? [])
    }
  })
  window.addEventListener('OneTrustGroupsUpdated', (event) => {
    if (event instanceof CustomEvent && Array.isArray(event.detail)) tell(event.detail)
  })
  return loadScript(oneTrustScript(), {
    data: {
      domainScript: domainScriptId,
      documentLanguage: 'true',
      // The data layer is the store's: Google is told by it what was agreed to.
      dlayerIgnore: 'true',
    },
  })
}

export const openOneTrust = (): void => {
  void ready?.then(() => page.OneTrust?.ToggleInfoDisplay?.())
}
