import 'server-only'
import { AppError } from '@/lib/core/errors'
import type { Culprit, IncidentKind } from './incidents'
import { warnOwner } from './warn-owner'

/** Does what is limited by user; when the limit refuses it, the owner is warned. */
export async function warnWhenLimited<T>(
  kind: IncidentKind,
  culprit: Culprit,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') await warnOwner(kind, culprit)
    throw error
  }
}
