import { AppError, type ErrorCode } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import type { Refusal } from './contracts'
import { type LicenceFacts, revokeReason } from './licence-state'

const ANSWERS: Record<Refusal['state'], { code: ErrorCode; text: ServerText }> = {
  unknown: { code: 'licence_unknown', text: say('activations.unknownKey') },
  expired: { code: 'licence_expired', text: say('activations.licenceExpired') },
  revoked: { code: 'licence_revoked', text: say('activations.licenceRevoked') },
  device_limit: {
    code: 'device_limit',
    text: say('activations.deviceLimit'),
  },
  places_kept: {
    code: 'places_kept',
    text: say('activations.placesKept'),
  },
}

/** The refusal of an activation: of the same form for every key. @param freeAt when there is a place, if that is known */
export function licenceRefused(
  state: Refusal['state'],
  licence?: LicenceFacts & { deviceLimit: number },
  freeAt: Date | null = null,
): AppError {
  const { code, text } = ANSWERS[state]
  const details: Refusal = {
    state,
    reason: licence ? revokeReason(licence) : null,
    deviceLimit: licence?.deviceLimit ?? null,
    freeAt: freeAt?.toISOString() ?? null,
  }
  return new AppError(code, text, { details })
}
