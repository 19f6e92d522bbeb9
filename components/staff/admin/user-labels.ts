import { browserAndSystem } from '@/lib/core/user-agent'
import type { Role } from '@/lib/staff/contracts'

export const ROLE_LABELS: Record<Role, string> = {
  user: 'User',
  support: 'Support',
  catalogue: 'Catalogue',
  finance: 'Finance',
  moderator: 'Moderator',
  admin: 'Admin',
}

export const PASSWORD_HINT =
  'At least 12 characters, without the user’s name or e-mail address, and no common password.'

/** The badge tone per role. */
export const ROLE_TONES = {
  user: 'neutral',
  support: 'brand',
  catalogue: 'brand',
  finance: 'brand',
  moderator: 'brand',
  admin: 'dark',
} as const satisfies Record<Role, string>

export const ROLE_HINTS: Record<Role, string> = {
  user: 'Nothing in the back office.',
  support: 'Orders, customers, messages and reviews, without refunds.',
  catalogue: 'Products, keys, coupons, articles and the home page, without orders.',
  finance: 'Refunds, payments, taxes and figures, without the catalogue.',
  moderator: 'Catalogue, keys, orders without refunds, articles, SEO, images and messages.',
  admin: 'Everything, users and settings too.',
}

/** A readable name of a user agent, such as `Firefox on Windows`. */
export function deviceName(userAgent: string): string {
  return browserAndSystem(userAgent).join(' on ') || userAgent.slice(0, 60) || 'Unknown device'
}

/** IPv4 addresses as they are usually written. */
export const formatIpAddress = (address: string) => address.replace(/^::ffff:/, '')
