import type { DisputeNotice } from '@/lib/payments/provider-notice'
import { disputesAnswer } from './answers'
import { pagesOf, type SquareConfig } from './client'
import { readDispute } from './read-notice'

/** The disputes of a location that changed since a time. @throws Error when Square does not answer, or refuses */
export async function* listSquareDisputes(
  config: SquareConfig,
  since: Date,
): AsyncGenerator<DisputeNotice> {
  const query = { location_id: config.locationId }
  for await (const { disputes } of pagesOf(config, disputesAnswer, { path: '/v2/disputes', query }))
    for (const dispute of disputes ?? [])
      if (dispute.updated_at >= since) yield readDispute(dispute)
}
