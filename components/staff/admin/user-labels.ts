import type { Texts } from '@/components/back-office/language/texts'
import { browserAndSystem } from '@/lib/core/user-agent'
import type { Role } from '@/lib/staff/contracts'

/** The badge tone per role. */
export const ROLE_TONES = {
  user: 'neutral',
  support: 'brand',
  catalogue: 'brand',
  finance: 'brand',
  moderator: 'brand',
  admin: 'dark',
} as const satisfies Record<Role, string>

/** A readable name of a user agent, such as `Firefox on Windows`. */
export function deviceName(userAgent: string, t: Texts<'staff'>): string {
  const [browser, system] = browserAndSystem(userAgent)
  if (browser && system) return t('device', { browser, system })
  return browser ?? (userAgent.slice(0, 60) || t('unknownDevice'))
}

/** IPv4 addresses as they are usually written. */
export const formatIp = (address: string) => address.replace(/^::ffff:/, '')
