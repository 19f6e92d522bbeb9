import type { Settings } from './registry'

const GUARDED: ReadonlySet<string> = new Set<keyof Settings>([
  'adminEmail',
  'refundsEmail',
  'apiSignIn',
  'moderatorsCorrectEmails',
  'requireSecondFactor',
  'paymentsWithoutCart',
  'disputedKeys',
  'keyReplacementDays',
])

/**
 * Whether a setting says who may do what, how payments and keys are guarded, or if and where the owner is warned: whoever
 * changes it must have shown who they are a short while ago.
 */
export const isGuarded = (key: string): boolean => GUARDED.has(key) || /^mail[A-Z]/.test(key)
