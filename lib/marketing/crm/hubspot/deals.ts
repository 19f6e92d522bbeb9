/** Deals of HubSpot. https://developers.hubspot.com/docs/api-reference/crm-deals-v3/guide */
import { z } from 'zod'
import { toDecimal } from '@/lib/core/money'
import type { Deal } from '@/lib/marketing/crm/crm'
import { CrmError } from '@/lib/marketing/crm/crm-error'
import type { PluginValues } from '@/lib/plugins/plugin'
import { askHubspot, askIfThere, objectSchema } from './client'
import { ORDER_PROPERTY, type Stages, withLayout } from './layout'

const DEALS = '/crm/v3/objects/deals'

/** Without a currency a deal is in that of the account. */
const worthOf = ({ currency }: PluginValues, deal: Deal) => ({
  amount: toDecimal(deal.cents),
  ...(currency === 'order' ? { deal_currency_code: deal.currency } : {}),
})

const stageOf = ({ pipelineId }: PluginValues, { state }: Deal, stages: Stages) => ({
  pipeline: String(pipelineId),
  dealstage: stages[state],
})

export const findDeal = (values: PluginValues, orderNumber: string): Promise<string | null> =>
  withLayout(values, async () => {
    const path = `${DEALS}/${encodeURIComponent(orderNumber)}?idProperty=${ORDER_PROPERTY}`
    const found = await askIfThere(values, { method: 'GET', path })
    return found === null ? null : objectSchema.parse(found).id
  })

const upsertedSchema = z.object({ results: z.array(objectSchema) })

/** Makes it, or changes the one that there is: HubSpot knows a deal by the order's number. */
export const makeDeal = (values: PluginValues, deal: Deal): Promise<string> =>
  withLayout(values, async (stages) => {
    const { orderNumber } = deal
    const properties = {
      [ORDER_PROPERTY]: orderNumber,
      dealname: deal.name,
      closedate: deal.closedAt.toISOString(),
      ...worthOf(values, deal),
      ...stageOf(values, deal, stages),
    }
    const answer = await askHubspot(values, {
      method: 'POST',
      path: `${DEALS}/batch/upsert`,
      body: { inputs: [{ idProperty: ORDER_PROPERTY, id: orderNumber, properties }] },
    })
    const [made] = upsertedSchema.parse(answer).results
    // Of a batch it answers with a list of errors, and says that it was done.
    if (!made)
      throw new CrmError(
        { kind: 'answer', status: 400, body: 'VALIDATION_ERROR' },
        'HubSpot did not make the deal',
      )
    return made.id
  })

/** People may have moved a deal that was won on, or named it otherwise: that stays. */
export const changeDeal = (values: PluginValues, dealId: string, deal: Deal): Promise<boolean> =>
  withLayout(values, async (stages) => {
    const changed = await askIfThere(values, {
      method: 'PATCH',
      path: `${DEALS}/${dealId}`,
      body: {
        properties: {
          ...worthOf(values, deal),
          ...(deal.state === 'lost' ? stageOf(values, deal, stages) : {}),
        },
      },
    })
    return changed !== null
  })

export const joinContact = async (
  values: PluginValues,
  dealId: string,
  contactId: string,
): Promise<void> => {
  await askHubspot(values, {
    method: 'PUT',
    path: `/crm/v4/objects/deals/${dealId}/associations/default/contacts/${contactId}`,
  })
}

export const partContact = async (
  values: PluginValues,
  dealId: string,
  contactId: string,
): Promise<void> => {
  await askIfThere(values, {
    method: 'DELETE',
    path: `/crm/v4/objects/deals/${dealId}/associations/contacts/${contactId}`,
  })
}
