import 'server-only'
import { consumeLimit } from '@/lib/http/rate-limit'
import { licenceRule } from '@/lib/licences/licence-rule'
import type { UpdateAnswer, UpdateCheck } from './contracts'
import { hashOfKey } from './find-licence'
import { CALLS_OF_KEY } from './limits'
import { standingFor } from './validate'
import { isNewer } from './versions'

/**
 * The version that a device should have instead of its own. Where it is downloaded is told to devices that the
 * licence is active on, and to nobody else.
 *
 * @throws AppError `rate_limited`
 */
export async function checkUpdate({ version, ...asked }: UpdateCheck): Promise<UpdateAnswer> {
  await consumeLimit(CALLS_OF_KEY, hashOfKey(asked.key))
  const { standing, licence } = await standingFor(asked)
  const { state, reason } = standing
  if (state !== 'active' || !licence) return { state, reason, update: null }
  const current = await licenceRule(licence.productId)
  const { downloadUrl, changelog } = current
  const update = isNewer(current.version, version)
    ? { version: current.version, downloadUrl, changelog }
    : null
  return { state, reason, update }
}
