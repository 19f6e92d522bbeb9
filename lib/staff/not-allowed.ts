import { AppError } from '@/lib/core/errors'

/** What somebody is told whose role does not allow a call, or what it would do. */
export const notAllowed = (): AppError =>
  new AppError('forbidden', 'Your role does not allow this. Ask an administrator.')
