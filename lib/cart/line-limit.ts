import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

/** A session may not fill the table. */
export const MAX_LINES = 100

export const tooManyLines = (): AppError =>
  new AppError('conflict', say('cart.productsAtMost', { max: MAX_LINES }))
