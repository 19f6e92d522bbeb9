import { z } from 'zod'
import { serveCrm } from './crm-controls'
import type { Incoming, Reply, SimulatorServer } from './http-server'

export const SIMULATED_SALESFORCE = {
  subdomain: 'softhaven',
  clientId: '3MVG9lKcPoNINVBIPJjdw1J9LLJbP9pqwoJYyuisjQhr',
  clientSecret: '0123456789ABCDEF0123456789ABCDEF',
}

type Entry = { Id: string; fields: Record<string, unknown> }

const refusal = (status: number, errorCode: string, message: string): Reply => ({
  status,
  json: [{ errorCode, message }],
})
const notFound = refusal(
  404,
  'NOT_FOUND',
  'Provided external ID field does not exist or is not accessible',
)
const saved = (id: string, created: boolean): Reply => ({
  status: created ? 201 : 200,
  json: { id, success: true, errors: [], created },
})

const STAGES = [
  { ApiName: 'Closed Won', IsWon: true },
  { ApiName: 'Closed Lost', IsWon: false },
]

const contactSchema = z.strictObject({
  FirstName: z.string().max(40).optional(),
  LastName: z.string().min(1).max(80),
  Email: z.email(),
  Softhaven_Newsletter__c: z.boolean(),
})
const opportunitySchema = z.strictObject({
  Name: z.string().min(1).max(120),
  StageName: z.enum(['Prospecting', 'Closed Won', 'Closed Lost']),
  CloseDate: z.iso.date(),
  Amount: z.number(),
})
const roleSchema = z.strictObject({
  OpportunityId: z.string(),
  ContactId: z.string(),
  IsPrimary: z.boolean(),
})

/**
 * Salesforce's calls about contacts and opportunities as an app makes them that signed in by its own credentials, on loopback. The organisation
 * has one currency. https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/
 */
export function startSalesforceSimulator(): Promise<SimulatorServer> {
  const tables = {
    Contact: new Map<string, Entry>(),
    Opportunity: new Map<string, Entry>(),
    OpportunityContactRole: new Map<string, Entry>(),
  }
  type Name = keyof typeof tables
  const schemas = {
    Contact: contactSchema,
    Opportunity: opportunitySchema,
    OpportunityContactRole: roleSchema,
  }
  const names: readonly Name[] = ['Contact', 'Opportunity', 'OpportunityContactRole']
  let ids = 1000
  const newId = (prefix: string) => `${prefix}${String(++ids).padStart(15, '0')}`
  const token = `00D!${newId('')}`

  function grant(body: string): Reply {
    const { grant_type, client_id, client_secret } = Object.fromEntries(new URLSearchParams(body))
    const { clientId, clientSecret } = SIMULATED_SALESFORCE
    if (
      grant_type !== 'client_credentials' ||
      client_id !== clientId ||
      client_secret !== clientSecret
    )
      return {
        status: 400,
        json: { error: 'invalid_client', error_description: 'invalid client credentials' },
      }
    return {
      json: {
        access_token: token,
        token_type: 'Bearer',
        instance_url: 'https://elsewhere.example',
      },
    }
  }

  /** The statements that the store asks; any other one is refused. */
  function query(soql: string): Reply {
    const records = (found: object[]): Reply => ({
      json: { totalSize: found.length, done: true, records: found },
    })
    if (soql.includes('FROM OpportunityStage')) return records(STAGES)
    if (
      /^SELECT Softhaven_(Order__c FROM Opportunity|Newsletter__c FROM Contact) LIMIT 1$/.test(soql)
    )
      return records([])
    const [, text] =
      /^SELECT Id FROM Contact WHERE Email = '((?:[^'\\]|\\.)*)' ORDER BY/.exec(soql) ?? []
    if (text !== undefined) {
      const email = text.replace(/\\(.)/g, '$1')
      return records(
        [...tables.Contact.values()]
          .filter(({ fields }) => fields.Email === email)
          .slice(0, 1)
          .map(({ Id }) => ({ Id })),
      )
    }
    const [, opportunity, contact] =
      /^SELECT Id FROM OpportunityContactRole WHERE OpportunityId = '(\w+)' AND ContactId = '(\w+)'$/.exec(
        soql,
      ) ?? []
    if (opportunity === undefined) return refusal(400, 'MALFORMED_QUERY', 'unexpected token')
    return records(
      [...tables.OpportunityContactRole.values()]
        .filter(
          ({ fields }) => fields.OpportunityId === opportunity && fields.ContactId === contact,
        )
        .map(({ Id }) => ({ Id })),
    )
  }

  function make(name: Name, body: string): Reply {
    const parsed = schemas[name].safeParse(JSON.parse(body))
    if (!parsed.success) return refusal(400, 'INVALID_FIELD', 'No such column')
    const Id = newId(name === 'Contact' ? '003' : '00K')
    tables[name].set(Id, { Id, fields: parsed.data })
    return saved(Id, true)
  }

  function upsert(orderNumber: string, { method, body }: Incoming): Reply {
    const found = [...tables.Opportunity.values()].find(
      ({ fields }) => fields.Softhaven_Order__c === orderNumber,
    )
    if (method === 'GET') return found ? { json: { Id: found.Id, ...found.fields } } : notFound
    const parsed = opportunitySchema.safeParse(JSON.parse(body))
    if (!parsed.success) return refusal(400, 'INVALID_FIELD', 'No such column')
    const Id = found?.Id ?? newId('006')
    tables.Opportunity.set(Id, { Id, fields: { ...parsed.data, Softhaven_Order__c: orderNumber } })
    return saved(Id, !found)
  }

  function record(name: Name, id: string, { method, body }: Incoming): Reply {
    const found = tables[name].get(id)
    if (!found) return refusal(404, 'ENTITY_IS_DELETED', 'entity is deleted')
    if (method === 'DELETE') {
      tables[name].delete(id)
      for (const [roleId, { fields }] of tables.OpportunityContactRole)
        if (fields.ContactId === id) tables.OpportunityContactRole.delete(roleId)
      return { status: 204 }
    }
    const parsed = schemas[name].partial().safeParse(JSON.parse(body))
    if (!parsed.success) return refusal(400, 'INVALID_FIELD', 'No such column')
    found.fields = { ...found.fields, ...parsed.data }
    return { status: 204 }
  }

  function handle(request: Incoming): Reply {
    const { method, path, query: parameters, headers, body } = request
    if (path === '/services/oauth2/token') return grant(body)
    if (headers.authorization !== `Bearer ${token}`)
      return refusal(401, 'INVALID_SESSION_ID', 'Session expired or invalid')
    const [, rest = ''] = /^\/services\/data\/v\d+\.0\/(.+)$/.exec(path) ?? []
    if (rest === 'query') return query(parameters.get('q') ?? '')
    const [part, table, id, value] = rest.split('/')
    const name = names.find((one) => one === table)
    if (part !== 'sobjects' || !name) return notFound
    if (name === 'Opportunity' && id === 'Softhaven_Order__c')
      return upsert(decodeURIComponent(value ?? ''), request)
    if (id === undefined) return method === 'POST' ? make(name, body) : notFound
    return record(name, id, request)
  }

  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  const contactsOf = (id: string) =>
    [...tables.OpportunityContactRole.values()]
      .filter(({ fields }) => fields.OpportunityId === id)
      .map(({ fields }) => textOf(tables.Contact.get(textOf(fields.ContactId))?.fields.Email))
  return serveCrm(handle, () => ({
    deals: [...tables.Opportunity.values()].map(({ Id, fields }) => ({
      id: Id,
      orderNumber: textOf(fields.Softhaven_Order__c),
      name: textOf(fields.Name),
      amount: Number(fields.Amount).toFixed(2),
      currency: null,
      state:
        fields.StageName === 'Closed Won'
          ? 'won'
          : fields.StageName === 'Closed Lost'
            ? 'lost'
            : 'open',
      contacts: contactsOf(Id),
    })),
    contacts: [...tables.Contact.values()].map(({ Id, fields }) => ({
      id: Id,
      email: textOf(fields.Email),
      name: [fields.FirstName, fields.LastName].filter(Boolean).join(' '),
      newsletter: fields.Softhaven_Newsletter__c === true,
      language: '',
    })),
  }))
}
