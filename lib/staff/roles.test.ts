import { describe, expect, it } from '@jest/globals'
import { PERMISSION_NAMES } from '@/lib/http/permissions'
import { ROLES } from './contracts'
import { may, permissionsOf } from './roles'

describe('a role', () => {
  it.each(ROLES)('of %s that may handle something may see it too', (role) => {
    const seen = PERMISSION_NAMES.filter((name) => name.endsWith('.read'))
    for (const read of seen) {
      const area = read.slice(0, -'.read'.length)
      const others = PERMISSION_NAMES.filter(
        (name) => name === area || (name.startsWith(`${area}.`) && name !== read),
      )
      if (others.some((name) => may(role, name))) expect(permissionsOf(role)).toContain(read)
    }
    if (may(role, 'refunds')) expect(permissionsOf(role)).toContain('orders.read')
  })

  it('is all of an administrator’s, and nothing of a user’s', () => {
    expect(permissionsOf('admin')).toEqual(PERMISSION_NAMES)
    expect(permissionsOf('user')).toEqual([])
    expect([may('user'), may('support')]).toEqual([false, true])
  })

  it('of a moderator leaves money, personal data and the store to administrators', () => {
    for (const name of ['refunds', 'customers.data', 'settings', 'plugins', 'users'] as const)
      expect(may('moderator', name)).toBe(false)
  })
})
