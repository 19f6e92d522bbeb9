import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Actor } from './audit'

/**
 * Requires that the actor has shown a short while ago who they are. Of API clients nobody is there to be asked.
 *
 * @throws AppError `step_up_required`
 */
export function requireProof({ mustProve }: Pick<Actor, 'mustProve'>): void {
  if (mustProve) throw new AppError('step_up_required', say('staff.confirmIdentity'))
}
