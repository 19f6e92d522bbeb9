import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Reply, type SimulatorServer, serve } from './http-server'

export const SIMULATED_KEY = `${'0123456789abcdef'.repeat(2)}-us21`
export const SIMULATED_AUDIENCE = 'a1b2c3d4e5'

const putSchema = z.object({
  email_address: z.email(),
  status: z.enum(['subscribed', 'unsubscribed']),
  language: z.string().optional(),
})
const patchSchema = putSchema.pick({ status: true })
const tagsSchema = z.object({ tags: z.array(z.object({ name: z.string() })) })
const batchSchema = z.object({
  update_existing: z.boolean(),
  members: z.array(putSchema.extend({ tags: z.array(z.string()) })).max(500),
})

export type SimulatedMember = { email: string; status: string; language: string; tags: string[] }

const hashOf = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex')

/**
 * Mailchimp's calls about the members of one audience, on loopback. `GET /__state` reports the members; `POST
 * /__control {failures}` lets so many of the next calls fail with 500.
 */
export async function startMailchimpSimulator(): Promise<SimulatorServer> {
  const members = new Map<string, SimulatedMember>()
  let failures = 0

  function put(body: string): Reply {
    const { email_address: email, status, language = '' } = putSchema.parse(JSON.parse(body))
    const tags = members.get(hashOf(email))?.tags ?? []
    members.set(hashOf(email), { email, status, language, tags })
    return { json: {} }
  }

  function addAll(body: string): Reply {
    const batch = batchSchema.parse(JSON.parse(body))
    for (const { email_address: email, status, language = '', tags } of batch.members)
      if (batch.update_existing || !members.has(hashOf(email)))
        members.set(hashOf(email), { email, status, language, tags })
    return { json: {} }
  }

  function aboutMember(method: string, hash: string, action: string, body: string): Reply {
    const member = members.get(hash)
    if (method === 'PUT') return put(body)
    if (!member) return { status: 404, json: { title: 'Resource Not Found' } }
    if (method === 'PATCH') member.status = patchSchema.parse(JSON.parse(body)).status
    else if (action === 'tags')
      member.tags = tagsSchema.parse(JSON.parse(body)).tags.map(({ name }) => name)
    else if (action === 'actions/delete-permanent') members.delete(hash)
    return method === 'PATCH' ? { json: {} } : { status: 204 }
  }

  return serve(0, async ({ method, path, body, headers }) => {
    if (path === '/__state') return { json: [...members.values()] }
    if (path === '/__control') {
      failures = z.object({ failures: z.number() }).parse(JSON.parse(body)).failures
      return { json: {} }
    }
    if (failures > 0) {
      failures--
      return { status: 500, json: {} }
    }
    const key = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64').toString()
    if (key.split(':')[1] !== SIMULATED_KEY) return { status: 401, json: {} }
    const [, list = '', rest = ''] = path.match(/^\/lists\/([^/]+)(.*)$/) ?? []
    if (list !== SIMULATED_AUDIENCE) return { status: 404, json: {} }
    if (rest === '') return method === 'GET' ? { json: { id: list } } : addAll(body)
    const [, hash = '', action = ''] = rest.match(/^\/members\/([0-9a-f]{32})\/?(.*)$/) ?? []
    return aboutMember(method, hash, action, body)
  })
}
