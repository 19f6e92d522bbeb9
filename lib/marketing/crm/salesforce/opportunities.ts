import { z } from 'zod'
import { toDecimal } from '@/lib/core/money'
import type { Deal } from '@/lib/marketing/crm/crm'
import { CrmError } from '@/lib/marketing/crm/crm-error'
import { remembered } from '@/lib/marketing/crm/prepared'
import type { PluginValues } from '@/lib/plugins/plugin'
import {
  askIfThere,
  askSalesforce,
  idsOf,
  queryPath,
  quoted,
  salesforceAccount,
  savedSchema,
} from './client'

export const ORDER_FIELD = 'Softhaven_Order__c'

const OPPORTUNITY = '/sobjects/Opportunity'
const ROLE = '/sobjects/OpportunityContactRole'

export const STAGES_QUERY = queryPath(
  'SELECT ApiName, IsWon FROM OpportunityStage WHERE IsActive = true AND IsClosed = true ORDER BY SortOrder',
)

const stagesSchema = z.object({
  records: z.array(z.object({ ApiName: z.string(), IsWon: z.boolean() })),
})

type Stages = { won: string; lost: string }

/** The first stages of won and of lost opportunities; `null` where one of them lacks. */
export function stagesOf(answer: unknown): Stages | null {
  const { records } = stagesSchema.parse(answer)
  const won = records.find(({ IsWon }) => IsWon)
  const lost = records.find(({ IsWon }) => !IsWon)
  return won && lost ? { won: won.ApiName, lost: lost.ApiName } : null
}

const STAGES = remembered(async (values): Promise<Stages> => {
  const stages = stagesOf(await askSalesforce(values, { method: 'GET', path: STAGES_QUERY }))
  if (stages) return stages
  const message =
    'The pipeline has no stage for deals that are won, or none for those that are lost'
  throw new CrmError({ kind: 'failed', message }, message)
}, salesforceAccount)

/** Whoever changes the stages there has the next attempt read them again. */
async function withStages<T>(
  values: PluginValues,
  act: (stages: Stages) => Promise<T>,
): Promise<T> {
  const stages = await STAGES.of(values)
  try {
    return await act(stages)
  } catch (error) {
    if (error instanceof CrmError && error.status === 400) STAGES.forget(values)
    throw error
  }
}

const pathOf = (orderNumber: string) =>
  `${OPPORTUNITY}/${ORDER_FIELD}/${encodeURIComponent(orderNumber)}`

const foundSchema = z.object({ Id: z.string() })

export async function findOpportunity(
  values: PluginValues,
  orderNumber: string,
): Promise<string | null> {
  const found = await askIfThere(values, { method: 'GET', path: pathOf(orderNumber) })
  return found === null ? null : foundSchema.parse(found).Id
}

/** Salesforce takes amounts as numbers. Without a currency it is that of the organisation. */
const worthOf = ({ currency }: PluginValues, deal: Deal) => ({
  Amount: Number(toDecimal(deal.cents)),
  ...(currency === 'order' ? { CurrencyIsoCode: deal.currency } : {}),
})

/** Makes it, or changes the one that there is: Salesforce knows it by the order's number. */
export const makeOpportunity = (values: PluginValues, deal: Deal): Promise<string> =>
  withStages(values, async (stages) => {
    const made = await askSalesforce(values, {
      method: 'PATCH',
      path: pathOf(deal.orderNumber),
      body: {
        Name: deal.name,
        StageName: stages[deal.state],
        CloseDate: deal.closedAt.toISOString().slice(0, 10),
        ...worthOf(values, deal),
      },
    })
    return savedSchema.parse(made).id
  })

/** People may have moved one that was won on, or named it otherwise: that stays. */
export const changeOpportunity = (
  values: PluginValues,
  opportunityId: string,
  deal: Deal,
): Promise<boolean> =>
  withStages(values, async (stages) => {
    const body = {
      ...worthOf(values, deal),
      ...(deal.state === 'lost' ? { StageName: stages.lost } : {}),
    }
    const path = `${OPPORTUNITY}/${opportunityId}`
    // What it changed it answers with nothing, and so with a body that is null.
    const gone = Symbol('gone')
    const answer = await askSalesforceOr(gone, values, { method: 'PATCH', path, body })
    return answer !== gone
  })

async function askSalesforceOr(
  gone: symbol,
  ...call: Parameters<typeof askSalesforce>
): Promise<unknown> {
  try {
    return await askSalesforce(...call)
  } catch (error) {
    if (error instanceof CrmError && error.status === 404) return gone
    throw error
  }
}

const rolesOf = (values: PluginValues, opportunityId: string, contactId: string) =>
  idsOf(
    values,
    `SELECT Id FROM OpportunityContactRole WHERE OpportunityId = ${quoted(opportunityId)} AND ContactId = ${quoted(contactId)}`,
  )

export async function joinContact(
  values: PluginValues,
  opportunityId: string,
  contactId: string,
): Promise<void> {
  if ((await rolesOf(values, opportunityId, contactId)).length > 0) return
  const body = { OpportunityId: opportunityId, ContactId: contactId, IsPrimary: true }
  await askSalesforce(values, { method: 'POST', path: ROLE, body })
}

export async function partContact(
  values: PluginValues,
  opportunityId: string,
  contactId: string,
): Promise<void> {
  for (const id of await rolesOf(values, opportunityId, contactId))
    await askIfThere(values, { method: 'DELETE', path: `${ROLE}/${id}` })
}
