import { AppError } from '@/lib/core/errors'

/** A session may not fill the table. */
export const MAX_LINES = 100

export const tooManyLines = (): AppError =>
  new AppError('conflict', `A cart holds at most ${MAX_LINES} different products`)
