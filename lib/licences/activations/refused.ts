import { AppError, type ErrorCode } from '@/lib/core/errors'
import type { Refusal } from './contracts'
import { type LicenceFacts, revokeReason } from './licence-state'

const ANSWERS: Record<Refusal['state'], { code: ErrorCode; message: string }> = {
  unknown: { code: 'licence_unknown', message: 'This key is not known' },
  expired: { code: 'licence_expired', message: 'This licence has expired' },
  revoked: { code: 'licence_revoked', message: 'This licence was revoked' },
  device_limit: {
    code: 'device_limit',
    message: 'This licence is active on as many devices as it is for',
  },
  places_kept: {
    code: 'places_kept',
    message: 'A device that left keeps its place until its licence file has ended',
  },
}

/** The refusal of an activation: of the same form for every key. @param freeAt when there is a place, if that is known */
export function licenceRefused(
  state: Refusal['state'],
  licence?: LicenceFacts & { deviceLimit: number },
  freeAt: Date | null = null,
): AppError {
  const { code, message } = ANSWERS[state]
  const details: Refusal = {
    state,
    reason: licence ? revokeReason(licence) : null,
    deviceLimit: licence?.deviceLimit ?? null,
    freeAt: freeAt?.toISOString() ?? null,
  }
  return new AppError(code, message, { details })
}
