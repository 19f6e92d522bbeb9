/** Deals of Pipedrive. https://developers.pipedrive.com/docs/api/v1/Deals */
import { z } from 'zod'
import { toDecimal } from '@/lib/core/money'
import type { Deal } from '@/lib/marketing/crm/crm'
import { ifThere } from '@/lib/marketing/crm/crm-error'
import type { PluginValues } from '@/lib/plugins/plugin'
import { askPipedrive, GONE, oneSchema } from './client'
import { withFields } from './fields'

const DEALS = '/api/v2/deals'

const foundSchema = z.object({
  data: z.object({
    items: z.array(
      z.object({
        item: z.object({ id: z.number(), custom_fields: z.array(z.string()).default([]) }),
      }),
    ),
  }),
})
const listSchema = z.object({
  data: z
    .array(z.object({ id: z.number(), custom_fields: z.record(z.string(), z.unknown()).nullish() }))
    .nullable(),
})

/** As many of somebody's deals, the latest first, as one call lists. */
const LATEST = 500

/** Among the buyer's, where a deal is at once; a search may be some seconds behind. */
async function findAmong(
  values: PluginValues,
  orderNumber: string,
  personId: string,
): Promise<string | null> {
  const query = new URLSearchParams({
    person_id: personId,
    sort_by: 'id',
    sort_direction: 'desc',
    limit: String(LATEST),
  })
  return withFields(values, async ({ order }) => {
    const answer = await askPipedrive(values, { method: 'GET', path: `${DEALS}?${query}` })
    const found = listSchema
      .parse(answer)
      .data?.find(({ custom_fields: own }) => own?.[order] === orderNumber)
    return found ? String(found.id) : null
  })
}

export async function findDeal(
  values: PluginValues,
  orderNumber: string,
  personId: string | null,
): Promise<string | null> {
  const among = personId === null ? null : await findAmong(values, orderNumber, personId)
  if (among !== null) return among
  const query = new URLSearchParams({
    term: orderNumber,
    fields: 'custom_fields',
    exact_match: 'true',
  })
  const answer = await askPipedrive(values, { method: 'GET', path: `${DEALS}/search?${query}` })
  const found = foundSchema
    .parse(answer)
    .data.items.find(({ item }) => item.custom_fields.includes(orderNumber))
  return found ? String(found.item.id) : null
}

/** Pipedrive takes amounts as numbers. */
const worthOf = ({ cents, currency }: Deal) => ({ value: Number(toDecimal(cents)), currency })

/** In the way that Pipedrive writes times: without fractions. */
const timeOf = (time: Date) => time.toISOString().replace(/\.\d+Z$/, 'Z')

export const makeDeal = (
  values: PluginValues,
  deal: Deal,
  personId: string | null,
): Promise<string> =>
  withFields(values, async ({ order }) => {
    const made = await askPipedrive(values, {
      method: 'POST',
      path: DEALS,
      body: {
        title: deal.name,
        ...worthOf(deal),
        status: deal.state,
        ...(deal.state === 'won' ? { won_time: timeOf(deal.closedAt) } : {}),
        ...(personId === null ? {} : { person_id: Number(personId) }),
        custom_fields: { [order]: deal.orderNumber },
      },
    })
    return String(oneSchema.parse(made).data.id)
  })

const change = async (values: PluginValues, dealId: string, body: object): Promise<boolean> => {
  const path = `${DEALS}/${dealId}`
  return (await ifThere(askPipedrive(values, { method: 'PATCH', path, body }), GONE)) !== null
}

/** People may have moved a deal that was won on, or named it otherwise: that stays. */
export const changeDeal = (values: PluginValues, dealId: string, deal: Deal): Promise<boolean> =>
  change(values, dealId, { ...worthOf(deal), ...(deal.state === 'lost' ? { status: 'lost' } : {}) })

/** A deal is one person's: another one is joined in the place of the first. */
export const joinPerson = async (
  values: PluginValues,
  dealId: string,
  personId: string,
): Promise<void> => {
  await change(values, dealId, { person_id: Number(personId) })
}
