import type { ConsentPlatform } from '@/lib/plugins/consent-platform'
import { openCookiebot, startCookiebot } from './cookiebot'
import { openOneTrust, startOneTrust } from './onetrust'
import { takeAnswer } from './platform-answer'

function start(platform: ConsentPlatform): Promise<void> {
  switch (platform.platform) {
    case 'onetrust':
      return startOneTrust(platform, takeAnswer)
    case 'cookiebot':
      return startCookiebot(platform, takeAnswer)
  }
}

const OPEN: Record<ConsentPlatform['platform'], () => void> = {
  onetrust: openOneTrust,
  cookiebot: openCookiebot,
}

let started: Promise<void> | undefined

/** Whether a platform's script is in this page, which only a page load takes out again. */
export const isPlatformStarted = () => started !== undefined

/** Puts the platform into the page, once. @throws Error when its script does not come, or is blocked */
export function startPlatform(platform: ConsentPlatform): Promise<void> {
  started ??= start(platform)
  return started
}

/** Opens the platform's own dialog. @throws Error when its script does not come */
export async function openPlatform(platform: ConsentPlatform): Promise<void> {
  await startPlatform(platform)
  OPEN[platform.platform]()
}
