/** The fields that the store adds to an account of Pipedrive; it knows them by keys that Pipedrive makes. */
import { z } from 'zod'
import { CrmError } from '@/lib/marketing/crm/crm-error'
import { remembered } from '@/lib/marketing/crm/prepared'
import type { PluginValues } from '@/lib/plugins/plugin'
import { askPipedrive, pipedriveAccount } from './client'

/** The names by which they are found again. */
export const FIELD_NAMES = {
  order: 'Store Order Number',
  newsletter: 'Store Newsletter Consent',
  language: 'Store Newsletter Language',
} as const

type Kind = 'dealFields' | 'personFields'
type Keys = Record<keyof typeof FIELD_NAMES, string>

const fieldSchema = z.object({ key: z.string(), name: z.string(), field_type: z.string() })
const pageSchema = z.object({
  data: z.array(fieldSchema).nullable(),
  additional_data: z
    .object({
      pagination: z
        .object({ more_items_in_collection: z.boolean(), next_start: z.number().optional() })
        .optional(),
    })
    .nullish(),
})

const PAGE = 500

/** The keys of the text fields of a kind, by their names. */
export async function textFields(values: PluginValues, kind: Kind): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let start: number | undefined = 0
  while (start !== undefined) {
    const path = `/v1/${kind}?start=${start}&limit=${PAGE}`
    const page = pageSchema.parse(await askPipedrive(values, { method: 'GET', path }))
    for (const { key, name, field_type } of page.data ?? [])
      if (field_type === 'varchar') found.set(name, key)
    const { more_items_in_collection: hasMore, next_start: next } =
      page.additional_data?.pagination ?? {}
    start = hasMore ? next : undefined
  }
  return found
}

const madeSchema = z.object({ data: z.object({ key: z.string() }) })

async function keyOf(
  values: PluginValues,
  kind: Kind,
  known: ReadonlyMap<string, string>,
  name: string,
): Promise<string> {
  const before = known.get(name)
  if (before !== undefined) return before
  const body = { name, field_type: 'varchar' }
  const made = await askPipedrive(values, { method: 'POST', path: `/v1/${kind}`, body })
  return madeSchema.parse(made).data.key
}

async function prepare(values: PluginValues): Promise<Keys> {
  const ofDeals = await textFields(values, 'dealFields')
  const ofPersons = await textFields(values, 'personFields')
  return {
    order: await keyOf(values, 'dealFields', ofDeals, FIELD_NAMES.order),
    newsletter: await keyOf(values, 'personFields', ofPersons, FIELD_NAMES.newsletter),
    language: await keyOf(values, 'personFields', ofPersons, FIELD_NAMES.language),
  }
}

const FIELDS = remembered(prepare, pipedriveAccount)

/**
 * Does something that needs the store's fields. Somebody may have deleted them there: then the next attempt makes them again.
 *
 * @throws CrmError
 */
export async function withFields<T>(
  values: PluginValues,
  act: (keys: Keys) => Promise<T>,
): Promise<T> {
  const keys = await FIELDS.of(values)
  try {
    return await act(keys)
  } catch (error) {
    if (error instanceof CrmError && error.status === 400) FIELDS.forget(values)
    throw error
  }
}
