import { describe, expect, it } from '@jest/globals'
import { OWNER_NOTICES } from '@/lib/mail/owner-notices'
import { isGuarded } from './guarded-settings'
import { SETTINGS } from './registry'

describe('isGuarded', () => {
  it('is true of what says who may do what, how payments and keys are guarded, and where warnings go', () => {
    const guarded = Object.keys(SETTINGS).filter(isGuarded)
    expect(guarded.filter((key) => !key.startsWith('mail')).sort()).toEqual([
      'adminEmail',
      'apiSignIn',
      'disputedKeys',
      'keyReplacementDays',
      'moderatorsCorrectEmails',
      'paymentsWithoutCart',
      'refundsEmail',
      'requireSecondFactor',
    ])
    for (const { setting, to } of Object.values(OWNER_NOTICES))
      expect([setting, to].filter((key) => !guarded.includes(key))).toEqual([])
  })
})
