import { loadScript } from '@/lib/http/load-script'
import { cookiebotScript } from '@/lib/plugins/first-scripts'
import type { PlatformAnswer } from './platform-answer'

/** https://www.cookiebot.com/en/developer/ */
type Cookiebot = {
  /** Whether the visitor has answered. */
  hasResponse: boolean
  consent: { preferences: boolean; statistics: boolean; marketing: boolean }
  renew: () => void
}
const page = window as Window & { Cookiebot?: Cookiebot }

const ANSWERED = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'] as const

/** Puts Cookiebot into the page, in its language. @throws Error when its script does not come */
export function startCookiebot(
  { domainGroupId }: { domainGroupId: string },
  say: (answer: PlatformAnswer) => void,
): Promise<void> {
  const tell = () => {
    if (!page.Cookiebot) return
    const { hasResponse, consent } = page.Cookiebot
    const { statistics, marketing, preferences } = consent
    say({
      choices: { analytics: statistics, marketing, chat: preferences },
      isVisitors: hasResponse,
    })
  }
  for (const event of ANSWERED) window.addEventListener(event, tell)
  return loadScript(cookiebotScript(), {
    id: 'Cookiebot',
    data: {
      cbid: domainGroupId,
      culture: document.documentElement.lang,
      // The store tells Google itself what was agreed to.
      consentmode: 'disabled',
    },
  })
}

export const openCookiebot = (): void => page.Cookiebot?.renew()
