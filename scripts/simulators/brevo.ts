import { z } from 'zod'
import { type Reply, type SimulatorServer, serve } from './http-server'

export const SIMULATED_BREVO_KEY = `xkeysib-${'0123456789abcdef'.repeat(4)}-AbCdEfGhIjKlMnOp`
export const SIMULATED_LIST = 7

const createSchema = z.object({
  email: z.email(),
  listIds: z.array(z.literal(SIMULATED_LIST)),
  emailBlacklisted: z.boolean(),
  updateEnabled: z.literal(true),
})
const updateSchema = z.object({ emailBlacklisted: z.boolean() })
const importSchema = z.object({
  jsonBody: z.array(z.object({ email: z.email() })),
  listIds: z.array(z.literal(SIMULATED_LIST)),
  updateExistingContacts: z.literal(false),
})

export type SimulatedContact = { email: string; isBlacklisted: boolean; listIds: number[] }

/**
 * Brevo's calls about contacts, on loopback. `GET /__state` reports the contacts; `POST /__control {statuses}` lets the next
 * calls fail with these.
 */
export async function startBrevoSimulator(): Promise<SimulatorServer> {
  const contacts = new Map<string, SimulatedContact>()
  let statuses: number[] = []

  function create(body: string): Reply {
    const { email, listIds, emailBlacklisted } = createSchema.parse(JSON.parse(body))
    const isKnown = contacts.has(email)
    contacts.set(email, { email, listIds, isBlacklisted: emailBlacklisted })
    return isKnown ? { status: 204 } : { status: 201, json: { id: contacts.size } }
  }

  function importAll(body: string): Reply {
    const { jsonBody, listIds } = importSchema.parse(JSON.parse(body))
    for (const { email } of jsonBody)
      if (!contacts.has(email)) contacts.set(email, { email, listIds, isBlacklisted: false })
    return { status: 202, json: { processId: 1 } }
  }

  function aboutContact(method: string, email: string, body: string): Reply {
    const contact = contacts.get(email)
    if (!contact) return { status: 404, json: { code: 'document_not_found' } }
    if (method === 'DELETE') contacts.delete(email)
    else contact.isBlacklisted = updateSchema.parse(JSON.parse(body)).emailBlacklisted
    return { status: 204 }
  }

  return serve(0, async ({ method, path, body, headers }) => {
    if (path === '/__state') return { json: [...contacts.values()] }
    if (path === '/__control') {
      statuses = z.object({ statuses: z.array(z.number()) }).parse(JSON.parse(body)).statuses
      return { json: {} }
    }
    const status = statuses.shift()
    if (status) return { status, json: { code: 'simulated' } }
    if (headers['api-key'] !== SIMULATED_BREVO_KEY)
      return { status: 401, json: { code: 'unauthorized' } }
    if (path.startsWith('/v3/contacts/lists/'))
      return path === `/v3/contacts/lists/${SIMULATED_LIST}`
        ? { json: { id: SIMULATED_LIST } }
        : { status: 404, json: { code: 'document_not_found' } }
    if (path === '/v3/contacts') return create(body)
    if (path === '/v3/contacts/import') return importAll(body)
    return aboutContact(method, decodeURIComponent(path.replace('/v3/contacts/', '')), body)
  })
}
