import 'server-only'
import { currentSetting } from '@/lib/settings/queries'
import type { Session } from '@/lib/staff/authenticate'
import { may } from '@/lib/staff/roles'

type User = Pick<Session['user'], 'role' | 'hasSecondFactor'>

/** Whether the owner requires a second factor of this user: of whoever may pay money back, if of anybody. */
export async function requiresSecondFactor({ role }: Pick<User, 'role'>): Promise<boolean> {
  return may(role, 'refunds') && (await currentSetting('requireSecondFactor'))
}

/** Whether this user can do nothing before setting up a second factor. */
export const mustSetUpSecondFactor = async (user: User): Promise<boolean> =>
  !user.hasSecondFactor && (await requiresSecondFactor(user))
