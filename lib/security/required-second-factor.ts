import 'server-only'
import { currentSettings } from '@/lib/settings/queries'
import type { Session } from '@/lib/staff/authenticate'

type User = Pick<Session['user'], 'role' | 'hasSecondFactor'>

/** Whether the owner requires a second factor of this user. */
export async function requiresSecondFactor({ role }: Pick<User, 'role'>): Promise<boolean> {
  return role === 'admin' && (await currentSettings()).requireSecondFactor
}

/** Whether this user can do nothing before setting up a second factor. */
export const mustSetUpSecondFactor = async (user: User): Promise<boolean> =>
  !user.hasSecondFactor && (await requiresSecondFactor(user))
