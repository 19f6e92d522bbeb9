import 'server-only'
import type { LicenceStanding } from './contracts'
import type { AskedLicence } from './find-licence'
import { payloadOf, signLicence } from './licence-file'
import { licenceState, revokeReason } from './licence-state'
import { signingKey } from './signing-key'

/** What is said of a key that there is not. */
export const UNKNOWN: LicenceStanding = {
  state: 'unknown',
  reason: null,
  expiresAt: null,
  deviceLimit: null,
  devices: null,
  licence: null,
}

/**
 * What is said of a licence to a device.
 *
 * @param on whether it is active on this device, and on how many in all
 */
export async function standingOf(
  licence: AskedLicence,
  device: string,
  on: { isActivated: boolean; devices: number },
  now = new Date(),
): Promise<LicenceStanding> {
  const state = licenceState(licence, now)
  const isInUse = state === 'active' && on.isActivated
  return {
    state: state === 'active' && !on.isActivated ? 'not_activated' : state,
    reason: revokeReason(licence),
    expiresAt: licence.expiresAt?.toISOString() ?? null,
    deviceLimit: licence.deviceLimit,
    devices: on.devices,
    licence: isInUse
      ? signLicence(payloadOf({ ...licence, device }, now), await signingKey())
      : null,
  }
}
