import 'server-only'
import { currentSetting } from '@/lib/settings/queries'
import type { Session } from '@/lib/staff/authenticate'
import { may } from '@/lib/staff/roles'

type User = Pick<Session['user'], 'role' | 'hasSecondFactor'>

/** Whether the owner requires a second factor of whoever may pay money back. */
export const isSecondFactorRequired = (): Promise<boolean> => currentSetting('requireSecondFactor')

/** Whether the owner requires a second factor of this user. */
export const requiresSecondFactor = async ({ role }: Pick<User, 'role'>): Promise<boolean> =>
  may(role, 'refunds') && (await isSecondFactorRequired())

/** Whether this user can do nothing before setting up a second factor. @param isRequired by the owner */
export const mustSetUpSecondFactor = (
  { role, hasSecondFactor }: User,
  isRequired: boolean,
): boolean => isRequired && !hasSecondFactor && may(role, 'refunds')
