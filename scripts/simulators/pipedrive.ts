import { createHash } from 'node:crypto'
import { z } from 'zod'
import { serveCrm } from './crm-controls'
import type { Incoming, Reply, SimulatorServer } from './http-server'

export const SIMULATED_PIPEDRIVE = { apiToken: '0123456789abcdef0123456789abcdef01234567' }

type Values = Record<string, string | null>
type Person = { id: number; name: string; emails: { value: string }[]; custom_fields: Values }
type Deal = {
  id: number
  title: string
  value: number
  currency: string
  status: 'open' | 'won' | 'lost'
  person_id: number | null
  won_time: string | null
  custom_fields: Values
}
type Field = { id: number; key: string; name: string; field_type: string }

const ownSchema = z.record(z.string().regex(/^[0-9a-f]{40}$/), z.string().nullable())
const emailsSchema = z
  .array(z.strictObject({ value: z.email(), primary: z.boolean(), label: z.string() }))
  .min(1)
const personSchema = z.strictObject({
  name: z.string().min(1),
  emails: emailsSchema,
  custom_fields: ownSchema.default({}),
})
const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
const dealSchema = z.strictObject({
  title: z.string().min(1),
  value: z.number().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.enum(['open', 'won', 'lost']).default('open'),
  person_id: z.number().int().nullable().default(null),
  won_time: time.nullable().default(null),
  custom_fields: ownSchema.default({}),
})
const dealChangeSchema = z.strictObject({
  title: z.string().min(1).optional(),
  value: z.number().min(0).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  status: z.enum(['open', 'won', 'lost']).optional(),
  person_id: z.number().int().nullable().optional(),
})
const fieldSchema = z.strictObject({ name: z.string().min(1), field_type: z.literal('varchar') })

const data = (value: unknown, status = 200): Reply => ({
  status,
  json: { success: true, data: value, additional_data: {} },
})
const refusal = (status: number, error: string): Reply => ({
  status,
  json: { success: false, error, data: null },
})
const notFound = refusal(404, 'Not found')

/** Pipedrive's calls about persons, deals and their fields by an API token, on loopback. https://developers.pipedrive.com/docs/api/v1 */
export function startPipedriveSimulator(): Promise<SimulatorServer> {
  const persons = new Map<number, Person>()
  const deals = new Map<number, Deal>()
  const fields: Record<string, Field[]> = {
    dealFields: [{ id: 1, key: 'title', name: 'Title', field_type: 'varchar' }],
    personFields: [{ id: 2, key: 'name', name: 'Name', field_type: 'varchar' }],
  }
  let ids = 100
  const newId = () => ++ids

  const hasFields = (kind: string, values: Values = {}) =>
    Object.keys(values).every((key) => fields[kind]?.some((field) => field.key === key))
  const textsOf = ({ custom_fields }: Deal) =>
    Object.values(custom_fields).filter((value) => value !== null)

  // Pages of one, however many are asked for, so that more than one is read.
  function listFields(kind: string, query: URLSearchParams): Reply {
    const start = Number(query.get('start') ?? 0)
    const all = fields[kind] ?? []
    const hasMore = start + 1 < all.length
    const pagination = {
      start,
      limit: 1,
      more_items_in_collection: hasMore,
      ...(hasMore ? { next_start: start + 1 } : {}),
    }
    return {
      json: { success: true, data: all.slice(start, start + 1), additional_data: { pagination } },
    }
  }

  function makeField(kind: string, body: string): Reply {
    const parsed = fieldSchema.safeParse(JSON.parse(body))
    if (!parsed.success) return refusal(400, 'Bad request')
    const id = newId()
    const key = createHash('sha1').update(`${kind} ${id}`).digest('hex')
    const field = { id, key, ...parsed.data }
    fields[kind]?.push(field)
    return data(field, 201)
  }

  function searchPersons(query: URLSearchParams): Reply {
    const term = query.get('term')?.toLowerCase()
    const found = [...persons.values()].filter(({ emails }) =>
      emails.some(({ value }) => value.toLowerCase() === term),
    )
    return data({
      items: found.map(({ id, name, emails }) => ({
        result_score: 1,
        item: { id, type: 'person', name, emails: emails.map(({ value }) => value) },
      })),
    })
  }

  function searchDeals(query: URLSearchParams): Reply {
    const found = [...deals.values()].filter((deal) =>
      textsOf(deal).includes(query.get('term') ?? ''),
    )
    return data({
      items: found.map((deal) => ({
        result_score: 1,
        item: { id: deal.id, type: 'deal', title: deal.title, custom_fields: textsOf(deal) },
      })),
    })
  }

  function makePerson(body: string): Reply {
    const parsed = personSchema.safeParse(JSON.parse(body))
    if (!parsed.success || !hasFields('personFields', parsed.data.custom_fields))
      return refusal(400, 'Validation failed')
    const person = { id: newId(), ...parsed.data }
    persons.set(person.id, person)
    return data(person, 201)
  }

  function person(id: number, { method, body }: Incoming): Reply {
    const found = persons.get(id)
    if (!found) return notFound
    if (method === 'DELETE') {
      persons.delete(id)
      for (const deal of deals.values()) if (deal.person_id === id) deal.person_id = null
      return data({ id })
    }
    if (method === 'PATCH') {
      const { custom_fields } = z.strictObject({ custom_fields: ownSchema }).parse(JSON.parse(body))
      if (!hasFields('personFields', custom_fields)) return refusal(400, 'Validation failed')
      found.custom_fields = { ...found.custom_fields, ...custom_fields }
    }
    return data(found)
  }

  const isSomebody = (id: number | null | undefined) =>
    id === null || id === undefined || persons.has(id)

  function makeDeal(body: string): Reply {
    const parsed = dealSchema.safeParse(JSON.parse(body))
    if (!parsed.success) return refusal(400, 'Validation failed')
    const { custom_fields, person_id, won_time, status } = parsed.data
    if (!hasFields('dealFields', custom_fields) || !isSomebody(person_id))
      return refusal(400, 'Validation failed')
    if (won_time !== null && status !== 'won') return refusal(400, 'won_time of a deal not won')
    const deal = { id: newId(), ...parsed.data }
    deals.set(deal.id, deal)
    return data(deal, 201)
  }

  function deal(id: number, { method, body }: Incoming): Reply {
    const found = deals.get(id)
    if (!found) return notFound
    if (method === 'PATCH') {
      const parsed = dealChangeSchema.safeParse(JSON.parse(body))
      if (!parsed.success || !isSomebody(parsed.data.person_id))
        return refusal(400, 'Validation failed')
      Object.assign(found, parsed.data)
    }
    return data(found)
  }

  function listDeals(query: URLSearchParams): Reply {
    const personId = Number(query.get('person_id'))
    return data([...deals.values()].filter(({ person_id }) => person_id === personId).reverse())
  }

  function handle(request: Incoming): Reply {
    const { method, path, query, headers, body } = request
    if (headers['x-api-token'] !== SIMULATED_PIPEDRIVE.apiToken)
      return refusal(401, 'unauthorized access')
    if (path === '/v1/users/me') return data({ id: 1, name: 'Grace', is_admin: 1 })
    const [, kind = ''] = /^\/v1\/(dealFields|personFields)$/.exec(path) ?? []
    if (kind) return method === 'POST' ? makeField(kind, body) : listFields(kind, query)
    if (path === '/api/v2/persons/search') return searchPersons(query)
    if (path === '/api/v2/deals/search') return searchDeals(query)
    if (path === '/api/v2/persons' && method === 'POST') return makePerson(body)
    if (path === '/api/v2/deals') return method === 'POST' ? makeDeal(body) : listDeals(query)
    const [, of, id] = /^\/api\/v2\/(persons|deals)\/(\d+)$/.exec(path) ?? []
    if (of === 'persons') return person(Number(id), request)
    if (of === 'deals') return deal(Number(id), request)
    return notFound
  }

  /** The value of a field by its name. */
  const textOf = (kind: string, values: Values, name: string): string => {
    const key = fields[kind]?.find((field) => field.name === name)?.key ?? ''
    return values[key] ?? ''
  }
  return serveCrm(handle, () => ({
    deals: [...deals.values()].map((one) => ({
      id: String(one.id),
      orderNumber: textOf('dealFields', one.custom_fields, 'Store Order Number'),
      name: one.title,
      amount: one.value.toFixed(2),
      currency: one.currency,
      state: one.status,
      contacts: (persons.get(one.person_id ?? 0)?.emails ?? []).map(({ value }) => value),
    })),
    contacts: [...persons.values()].map((one) => ({
      id: String(one.id),
      email: one.emails[0]?.value ?? '',
      name: one.name,
      newsletter: textOf('personFields', one.custom_fields, 'Store Newsletter Consent') === 'yes',
      language: textOf('personFields', one.custom_fields, 'Store Newsletter Language'),
    })),
  }))
}
