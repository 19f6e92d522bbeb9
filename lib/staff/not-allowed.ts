import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

/** What somebody is told whose role does not allow a call, or what it would do. */
export const notAllowed = (): AppError => new AppError('forbidden', say('staff.roleDoesNotAllow'))
