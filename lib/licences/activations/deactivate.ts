import 'server-only'
import { db } from '@/lib/core/db'
import { consumeLimit } from '@/lib/http/rate-limit'
import type { DeviceOfLicence, FreedPlace } from './contracts'
import { findLicence, hashOfDevice, hashOfKey } from './find-licence'
import { leavePlace } from './leave-place'
import { ACTIVATIONS_OF_KEY, CALLS_OF_KEY } from './limits'
import { licenceRefused } from './refused'

/**
 * Ends the activation of a device; one that is not active is left as it is.
 *
 * @returns when its place is free for another
 * @throws AppError `licence_unknown`, `rate_limited`
 */
export async function deactivate({ key, device }: DeviceOfLicence): Promise<FreedPlace> {
  const counted = hashOfKey(key)
  await consumeLimit(CALLS_OF_KEY, counted)
  await consumeLimit(ACTIVATIONS_OF_KEY, counted)
  const found = await findLicence(key, device)
  if (!found) throw licenceRefused('unknown')
  const { keyId } = found.licence
  const deviceHash = hashOfDevice(keyId, device)
  const left = await db().$transaction((tx) =>
    leavePlace(tx, keyId, (activation) => activation.deviceHash === deviceHash),
  )
  if (!left) throw licenceRefused('unknown')
  return left.answer
}
