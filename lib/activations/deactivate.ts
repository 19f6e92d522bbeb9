import 'server-only'
import { db } from '@/lib/core/db'
import { consumeLimit } from '@/lib/http/rate-limit'
import type { DeviceOfLicence } from './contracts'
import { findLicence, hashOfKey } from './find-licence'
import { ACTIVATIONS_OF_KEY, CALLS_OF_KEY } from './limits'
import { licenceRefused } from './refused'

/**
 * Frees a device's place; one that has none is left as it is.
 *
 * @throws AppError `licence_unknown`, `rate_limited`
 */
export async function deactivate({ key, device }: DeviceOfLicence): Promise<void> {
  const counted = hashOfKey(key)
  await consumeLimit(CALLS_OF_KEY, counted)
  await consumeLimit(ACTIVATIONS_OF_KEY, counted)
  const found = await findLicence(key, device)
  if (!found) throw licenceRefused('unknown')
  const { own } = found.on
  if (own) await db().licenceActivation.deleteMany({ where: { id: own.id } })
}
