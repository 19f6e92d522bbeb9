import 'server-only'
import { AppError } from '@/lib/core/errors'
import type { Limit } from '@/lib/http/limit'
import { consumeLimit } from '@/lib/http/rate-limit'

/** Counts something under a limit that refuses nobody. @returns whether it is still within the limit */
export async function isWithin(limit: Limit, key: string): Promise<boolean> {
  try {
    await consumeLimit(limit, key)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false
    throw error
  }
}
