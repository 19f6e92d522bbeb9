import { z } from 'zod'
import { serveCrm } from './crm-controls'
import type { Incoming, Reply, SimulatorServer } from './http-server'

export const SIMULATED_HUBSPOT = {
  accessToken: 'pat-eu1-0a1b2c3d-0000-4000-8000-1a2b3c4d5e6f',
  pipelineId: 'default',
}

type Properties = Record<string, string>
type Entry = { id: string; properties: Properties }

const propertiesSchema = z.object({ properties: z.record(z.string(), z.string()) })
const upsertSchema = z.object({
  inputs: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        idProperty: z.string(),
        properties: z.record(z.string(), z.string()),
      }),
    )
    .min(1)
    .max(100),
})
const newPropertySchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string().min(1),
  groupName: z.enum(['dealinformation', 'contactinformation']),
  type: z.enum(['string', 'enumeration']),
  fieldType: z.enum(['text', 'booleancheckbox']),
  hasUniqueValue: z.boolean().default(false),
  options: z
    .array(
      z.object({
        label: z.string(),
        value: z.string(),
        displayOrder: z.number(),
        hidden: z.boolean(),
      }),
    )
    .default([]),
})

const refusal = (status: number, category: string, message: string): Reply => ({
  status,
  json: { status: 'error', message, correlationId: 'c0ffee', category },
})
const notFound = refusal(404, 'OBJECT_NOT_FOUND', 'resource not found')
const invalid = (message: string) => refusal(400, 'VALIDATION_ERROR', message)

const STAGES = [
  { id: 'appointmentscheduled', metadata: { isClosed: 'false', probability: '0.2' } },
  { id: 'closedwon', metadata: { isClosed: 'true', probability: '1.0' } },
  { id: 'closedlost', metadata: { isClosed: 'true', probability: '0.0' } },
]
const CURRENCIES = ['USD', 'EUR']
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * HubSpot's calls about contacts, deals and their properties as a private app makes them, on loopback.
 * https://developers.hubspot.com/docs/api-reference/overview
 */
export function startHubspotSimulator(): Promise<SimulatorServer> {
  const entries = {
    deals: new Map<string, Entry>(),
    contacts: new Map<string, Entry>(),
  }
  type Kind = keyof typeof entries
  const kinds: readonly Kind[] = ['deals', 'contacts']
  const known = {
    deals: new Set([
      'dealname',
      'amount',
      'closedate',
      'pipeline',
      'dealstage',
      'deal_currency_code',
    ]),
    contacts: new Set(['email', 'firstname', 'lastname', 'lifecyclestage']),
  }
  const unique = { deals: new Set<string>(), contacts: new Set(['email']) }
  const joined = new Set<string>()
  const blocked = new Set<string>()
  let ids = 1000
  const newId = () => String(++ids)

  const by = (kind: Kind, property: string, value: string) =>
    [...entries[kind].values()].find(
      ({ properties }) => properties[property]?.toLowerCase() === value.toLowerCase(),
    )

  /** What of some properties HubSpot does not take. */
  function refused(kind: Kind, properties: Properties): Reply | null {
    for (const name of Object.keys(properties))
      if (!known[kind].has(name)) return invalid(`Property "${name}" does not exist`)
    const { email, amount, dealstage, deal_currency_code: currency, closedate } = properties
    if (email !== undefined && (!EMAIL.test(email) || blocked.has(email)))
      return invalid(`Property values were not valid: ${email}`)
    if (amount !== undefined && !/^\d+(\.\d+)?$/.test(amount)) return invalid('amount')
    if (closedate !== undefined && Number.isNaN(Date.parse(closedate))) return invalid('closedate')
    if (dealstage !== undefined && !STAGES.some(({ id }) => id === dealstage))
      return invalid('dealstage')
    if (currency !== undefined && !CURRENCIES.includes(currency))
      return invalid('deal_currency_code')
    return null
  }

  function create(kind: Kind, body: string): Reply {
    const { properties } = propertiesSchema.parse(JSON.parse(body))
    const problem = refused(kind, properties)
    if (problem) return problem
    for (const property of unique[kind]) {
      const value = properties[property]
      const before = value === undefined ? undefined : by(kind, property, value)
      if (before)
        return refusal(409, 'CONFLICT', `Contact already exists. Existing ID: ${before.id}`)
    }
    const entry = { id: newId(), properties }
    entries[kind].set(entry.id, entry)
    return { status: 201, json: entry }
  }

  function upsert(kind: Kind, body: string): Reply {
    const results: Entry[] = []
    for (const { id, idProperty, properties } of upsertSchema.parse(JSON.parse(body)).inputs) {
      if (!unique[kind].has(idProperty)) return invalid(`${idProperty} is not unique`)
      const problem = refused(kind, properties)
      if (problem) return problem
      const entry = by(kind, idProperty, id) ?? { id: newId(), properties: {} }
      entry.properties = { ...entry.properties, [idProperty]: id, ...properties }
      entries[kind].set(entry.id, entry)
      results.push(entry)
    }
    return { json: { status: 'COMPLETE', results } }
  }

  function makeProperty(kind: Kind, body: string): Reply {
    const parsed = newPropertySchema.safeParse(JSON.parse(body))
    if (!parsed.success) return invalid('Invalid property')
    const { name, hasUniqueValue } = parsed.data
    if (known[kind].has(name)) return refusal(409, 'OBJECT_ALREADY_EXISTS', `${name} exists`)
    known[kind].add(name)
    if (hasUniqueValue) unique[kind].add(name)
    return { status: 201, json: { name } }
  }

  function remove(kind: Kind, id: string): Reply {
    entries[kind].delete(id)
    for (const pair of joined) if (pair.split(' ').includes(id)) joined.delete(pair)
    return { status: 204 }
  }

  /** By an address that it does not know, HubSpot would never take that again. */
  function erase(body: string): Reply {
    const { objectId, idProperty } = z
      .object({ objectId: z.string(), idProperty: z.literal('email').optional() })
      .parse(JSON.parse(body))
    const found = idProperty ? by('contacts', idProperty, objectId) : entries.contacts.get(objectId)
    if (!found && idProperty) blocked.add(objectId)
    return found ? remove('contacts', found.id) : idProperty ? { status: 204 } : notFound
  }

  function join(method: string, dealId: string, contactId: string): Reply {
    if (!entries.deals.has(dealId) || !entries.contacts.has(contactId)) return notFound
    if (method === 'PUT') joined.add(`${dealId} ${contactId}`)
    else joined.delete(`${dealId} ${contactId}`)
    return method === 'PUT' ? { json: { status: 'COMPLETE', results: [] } } : { status: 204 }
  }

  function objects(kind: Kind, rest: string, { method, query, body }: Incoming): Reply {
    if (rest === '' && method === 'POST') return create(kind, body)
    if (rest === '') return { json: { results: [...entries[kind].values()].slice(0, 1) } }
    if (rest === 'batch/upsert') return upsert(kind, body)
    if (rest === 'gdpr-delete' && kind === 'contacts') return erase(body)
    const idProperty = query.get('idProperty')
    if (idProperty && !unique[kind].has(idProperty)) return invalid(`${idProperty} is not unique`)
    const name = decodeURIComponent(rest)
    const entry = idProperty ? by(kind, idProperty, name) : entries[kind].get(name)
    if (method === 'DELETE') return entry ? remove(kind, entry.id) : { status: 204 }
    if (!entry) return notFound
    if (method === 'GET') return { json: entry }
    const { properties } = propertiesSchema.parse(JSON.parse(body))
    const problem = refused(kind, properties)
    if (problem) return problem
    entry.properties = { ...entry.properties, ...properties }
    return { json: entry }
  }

  function handle(request: Incoming): Reply {
    const { method, path, headers, body } = request
    if (headers.authorization !== `Bearer ${SIMULATED_HUBSPOT.accessToken}`)
      return refusal(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found')
    const [, pipeline] = /^\/crm\/v3\/pipelines\/deals\/([^/]+)$/.exec(path) ?? []
    if (pipeline)
      return pipeline === SIMULATED_HUBSPOT.pipelineId
        ? { json: { id: pipeline, label: 'Sales', stages: STAGES } }
        : notFound
    const [, dealId = '', contactId = ''] =
      /^\/crm\/v4\/objects\/deals\/(\d+)\/associations\/(?:default\/)?contacts\/(\d+)$/.exec(
        path,
      ) ?? []
    if (dealId) return join(method, dealId, contactId)
    const [, part, kindName, rest = ''] =
      /^\/crm\/v3\/(objects|properties)\/(\w+)(?:\/(.+))?$/.exec(path) ?? []
    const kind = kinds.find((one) => one === kindName)
    if (!kind) return notFound
    if (part === 'objects') return objects(kind, rest, request)
    if (method === 'POST') return makeProperty(kind, body)
    return known[kind].has(rest) ? { json: { name: rest } } : notFound
  }

  const stateOf = (stage = '') =>
    stage === 'closedwon' ? 'won' : stage === 'closedlost' ? 'lost' : 'open'
  return serveCrm(handle, () => ({
    deals: [...entries.deals.values()].map(({ id, properties }) => ({
      id,
      orderNumber: properties.softhaven_order ?? '',
      name: properties.dealname ?? '',
      amount: properties.amount ?? '',
      currency: properties.deal_currency_code ?? null,
      state: stateOf(properties.dealstage),
      contacts: [...entries.contacts.values()]
        .filter((contact) => joined.has(`${id} ${contact.id}`))
        .map((contact) => contact.properties.email ?? ''),
    })),
    contacts: [...entries.contacts.values()].map(({ id, properties }) => ({
      id,
      email: properties.email ?? '',
      name: [properties.firstname, properties.lastname].filter(Boolean).join(' '),
      newsletter: properties.softhaven_newsletter === 'true',
      language: properties.softhaven_language ?? '',
    })),
  }))
}
