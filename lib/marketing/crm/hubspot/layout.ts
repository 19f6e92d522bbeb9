/** What the store needs in an account of HubSpot: properties of its own, and the stages of won and lost deals. */
import { z } from 'zod'
import { CrmError } from '@/lib/marketing/crm/crm-error'
import { remembered } from '@/lib/marketing/crm/prepared'
import type { PluginValues } from '@/lib/plugins/plugin'
import { askHubspot, hubspotAccount } from './client'

export const ORDER_PROPERTY = 'softhaven_order'
export const NEWSLETTER_PROPERTY = 'softhaven_newsletter'
export const LANGUAGE_PROPERTY = 'softhaven_language'

const PROPERTIES = [
  {
    of: 'deals',
    property: {
      name: ORDER_PROPERTY,
      label: 'Order Number',
      groupName: 'dealinformation',
      type: 'string',
      fieldType: 'text',
      // A second deal of an order can't be made.
      hasUniqueValue: true,
    },
  },
  {
    of: 'contacts',
    property: {
      name: NEWSLETTER_PROPERTY,
      label: 'Newsletter Consent',
      groupName: 'contactinformation',
      type: 'enumeration',
      fieldType: 'booleancheckbox',
      options: [
        { label: 'Yes', value: 'true', displayOrder: 0, hidden: false },
        { label: 'No', value: 'false', displayOrder: 1, hidden: false },
      ],
    },
  },
  {
    of: 'contacts',
    property: {
      name: LANGUAGE_PROPERTY,
      label: 'Newsletter Language',
      groupName: 'contactinformation',
      type: 'string',
      fieldType: 'text',
    },
  },
] as const

const CONFLICT = 409

async function makeProperties(values: PluginValues): Promise<void> {
  for (const { of, property } of PROPERTIES)
    try {
      await askHubspot(values, { method: 'POST', path: `/crm/v3/properties/${of}`, body: property })
    } catch (error) {
      // It is there.
      if (!(error instanceof CrmError) || error.status !== CONFLICT) throw error
    }
}

const pipelineSchema = z.object({
  stages: z.array(
    z.object({
      id: z.string(),
      metadata: z.object({ probability: z.coerce.number(), isClosed: z.coerce.string() }),
    }),
  ),
})

export type Stages = { won: string; lost: string }

/** The stages of a pipeline in which deals are won and lost; `null` where it lacks one of them. */
export function stagesOf(pipeline: unknown): Stages | null {
  const closed = pipelineSchema
    .parse(pipeline)
    .stages.filter(({ metadata }) => metadata.isClosed === 'true')
  const won = closed.find(({ metadata }) => metadata.probability === 1)
  const lost = closed.find(({ metadata }) => metadata.probability === 0)
  return won && lost ? { won: won.id, lost: lost.id } : null
}

export const pipelinePath = ({ pipelineId }: PluginValues): string =>
  `/crm/v3/pipelines/deals/${encodeURIComponent(String(pipelineId))}`

async function prepare(values: PluginValues): Promise<Stages> {
  await makeProperties(values)
  const stages = stagesOf(await askHubspot(values, { method: 'GET', path: pipelinePath(values) }))
  if (stages) return stages
  const message =
    'The pipeline has no stage for deals that are won, or none for those that are lost'
  throw new CrmError({ kind: 'failed', message }, message)
}

/** The stages of an account of HubSpot in which the store's properties are there. */
const LAYOUT = remembered(prepare, (values) => `${hubspotAccount(values)} ${values.pipelineId}`)

/**
 * Does something that needs the store's properties. Somebody may have deleted them there: then the next attempt makes them again.
 *
 * @throws CrmError
 */
export async function withLayout<T>(
  values: PluginValues,
  act: (stages: Stages) => Promise<T>,
): Promise<T> {
  const stages = await LAYOUT.of(values)
  try {
    return await act(stages)
  } catch (error) {
    if (error instanceof CrmError && error.status === 400) LAYOUT.forget(values)
    throw error
  }
}
