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
}

/** The refusal of an activation: of the same form for every key. */
export function licenceRefused(
  state: Refusal['state'],
  licence?: LicenceFacts & { deviceLimit: number },
): AppError {
  const { code, message } = ANSWERS[state]
  const details: Refusal = {
    state,
    reason: licence ? revokeReason(licence) : null,
    deviceLimit: licence?.deviceLimit ?? null,
  }
  return new AppError(code, message, { details })
}
