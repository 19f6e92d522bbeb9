import { z } from 'zod'
import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'

export const SIMULATED_KLAVIYO_KEY = `pk_${'0123456789abcdef'.repeat(2)}ab`
export const SIMULATED_KLAVIYO_LIST = 'Y6nRLr'

/** The oldest version that is still spoken: each is for two years. */
const OLDEST_REVISION = '2024-12-15'

const marketing = <C extends string>(consent: C) =>
  z.object({
    email: z.object({
      marketing: z.strictObject({
        consent: z.literal(consent),
        consented_at: z.iso.datetime().optional(),
      }),
    }),
  })
const profiles = <C extends string>(consent: C) =>
  z.object({
    data: z
      .array(
        z.object({
          type: z.literal('profile'),
          attributes: z.object({ email: z.email(), subscriptions: marketing(consent) }),
        }),
      )
      .min(1)
      .max(1000),
  })
const listSchema = z.object({
  list: z.object({ data: z.object({ type: z.literal('list'), id: z.string() }) }),
})
const subscribeSchema = z.object({
  data: z.object({
    type: z.literal('profile-subscription-bulk-create-job'),
    attributes: z.object({
      custom_source: z.string().optional(),
      profiles: profiles('SUBSCRIBED'),
      historical_import: z.boolean().default(false),
    }),
    relationships: listSchema,
  }),
})
const unsubscribeSchema = z.object({
  data: z.object({
    type: z.literal('profile-subscription-bulk-delete-job'),
    attributes: z.object({ profiles: profiles('UNSUBSCRIBED') }),
  }),
})
const deletionSchema = z.object({
  data: z.object({
    type: z.literal('data-privacy-deletion-job'),
    attributes: z.object({
      profile: z.object({
        data: z.object({
          type: z.literal('profile'),
          attributes: z.object({ email: z.email() }),
        }),
      }),
    }),
  }),
})
const eventSchema = z.object({
  data: z.object({
    type: z.literal('event'),
    attributes: z
      .object({
        metric: z.object({
          data: z.object({
            type: z.literal('metric'),
            attributes: z.object({ name: z.string().min(1).max(127) }),
          }),
        }),
        profile: z.object({
          data: z.object({
            type: z.literal('profile'),
            attributes: z.object({ email: z.email() }),
          }),
        }),
        properties: z.record(z.string(), z.unknown()),
        time: z.iso.datetime().optional(),
        unique_id: z.string().optional(),
        value: z.number().optional(),
        value_currency: z
          .string()
          .regex(/^[A-Z]{3}$/)
          .optional(),
      })
      .strict(),
  }),
})

export type SimulatedProfile = {
  email: string
  consent: 'NEVER_SUBSCRIBED' | 'SUBSCRIBED' | 'UNSUBSCRIBED'
  lists: string[]
  /** Whether it came with the consents of earlier. */
  isHistorical: boolean
}
export type SimulatedEvent = {
  metric: string
  email: string
  uniqueId: string
  value?: number
  currency?: string
  properties: Record<string, unknown>
}
type State = { profiles: SimulatedProfile[]; events: SimulatedEvent[] }

const refusal = (status: number, code: string): Reply => ({
  status,
  json: { errors: [{ status, code, title: code, detail: 'Simulated.' }] },
})
const ACCEPTED: Reply = { status: 202 }

/**
 * Klaviyo's calls about one list, its subscribers and their events, on loopback. `GET /__state` reports profiles and events;
 * `POST /__control {statuses}` lets the next calls fail with these, `{leave}` unsubscribes an address by a link of Klaviyo's.
 */
export async function startKlaviyoSimulator(): Promise<SimulatorServer> {
  const known = new Map<string, SimulatedProfile>()
  const events = new Map<string, SimulatedEvent>()
  let statuses: number[] = []

  function profileOf(email: string): SimulatedProfile {
    const key = email.toLowerCase()
    const found = known.get(key) ?? {
      email,
      consent: 'NEVER_SUBSCRIBED',
      lists: [],
      isHistorical: false,
    }
    known.set(key, found)
    return found
  }

  function subscribe(body: string): Reply {
    const { attributes, relationships } = subscribeSchema.parse(JSON.parse(body)).data
    const { id } = relationships.list.data
    if (id !== SIMULATED_KLAVIYO_LIST) return refusal(404, 'not_found')
    const asked = attributes.profiles.data.map((profile) => profile.attributes)
    // Times of consent belong to imports of earlier ones, and to them alone.
    for (const { subscriptions } of asked) {
      const { consented_at: at } = subscriptions.email.marketing
      if ((at !== undefined) !== attributes.historical_import) return refusal(400, 'invalid')
      if (at !== undefined && new Date(at) > new Date()) return refusal(400, 'invalid')
    }
    for (const { email } of asked)
      Object.assign(profileOf(email), {
        consent: 'SUBSCRIBED',
        lists: [id],
        isHistorical: attributes.historical_import,
      })
    return ACCEPTED
  }

  function unsubscribe(body: string): Reply {
    const { profiles } = unsubscribeSchema.parse(JSON.parse(body)).data.attributes
    for (const { attributes } of profiles.data)
      Object.assign(profileOf(attributes.email), { consent: 'UNSUBSCRIBED', lists: [] })
    return ACCEPTED
  }

  function forget(body: string): Reply {
    const { email } = deletionSchema.parse(JSON.parse(body)).data.attributes.profile.data.attributes
    if (!known.delete(email.toLowerCase())) return refusal(404, 'not_found')
    for (const [key, event] of events) if (event.email === email) events.delete(key)
    return ACCEPTED
  }

  function record(body: string): Reply {
    const { metric, profile, properties, unique_id, value, value_currency } = eventSchema.parse(
      JSON.parse(body),
    ).data.attributes
    const { email } = profileOf(profile.data.attributes.email)
    const { name } = metric.data.attributes
    const uniqueId = unique_id ?? new Date().toISOString().slice(0, 19)
    const key = `${name}:${email}:${uniqueId}`
    // Only the first of a profile and metric counts.
    if (!events.has(key))
      events.set(key, {
        metric: name,
        email,
        uniqueId,
        properties,
        ...(value !== undefined && { value }),
        ...(value_currency !== undefined && { currency: value_currency }),
      })
    return ACCEPTED
  }

  function find(query: URLSearchParams): Reply {
    const [, list = ''] = query.get('filter')?.match(/^any\(email,(\[.*\])\)$/) ?? []
    const emails = z.array(z.string()).min(1).max(100).parse(JSON.parse(list))
    const withSubscriptions = query.get('additional-fields[profile]') === 'subscriptions'
    return {
      json: {
        data: emails.flatMap((email) => {
          const profile = known.get(email.toLowerCase())
          if (!profile) return []
          const subscriptions = { email: { marketing: { consent: profile.consent } } }
          return [
            {
              type: 'profile',
              id: profile.email,
              attributes: {
                email: profile.email,
                ...(withSubscriptions && { subscriptions }),
              },
            },
          ]
        }),
        links: { next: null },
      },
    }
  }

  function post(path: string, body: string): Reply {
    switch (path) {
      case '/api/profile-subscription-bulk-create-jobs':
        return subscribe(body)
      case '/api/profile-subscription-bulk-delete-jobs':
        return unsubscribe(body)
      case '/api/data-privacy-deletion-jobs':
        return forget(body)
      case '/api/events':
        return record(body)
      default:
        return refusal(404, 'not_found')
    }
  }

  function answer({ method, path, query, body }: Incoming): Reply {
    if (method === 'POST') return post(path, body)
    if (path === '/api/accounts') return { json: { data: [{ type: 'account', id: 'AbC123' }] } }
    if (path === '/api/profiles') return find(query)
    return path === `/api/lists/${SIMULATED_KLAVIYO_LIST}`
      ? { json: { data: { type: 'list', id: SIMULATED_KLAVIYO_LIST } } }
      : refusal(404, 'not_found')
  }

  return serve(0, async (request) => {
    const { path, headers, body, method } = request
    if (path === '/__state') {
      const state: State = { profiles: [...known.values()], events: [...events.values()] }
      return { json: state }
    }
    if (path === '/__control') {
      const control = z
        .object({ statuses: z.array(z.number()).default([]), leave: z.string().optional() })
        .parse(JSON.parse(body))
      statuses = control.statuses
      if (control.leave)
        Object.assign(profileOf(control.leave), { consent: 'UNSUBSCRIBED', lists: [] })
      return { json: {} }
    }
    const status = statuses.shift()
    if (status)
      return {
        ...refusal(status, 'simulated'),
        ...(status === 429 && { headers: { 'retry-after': '1' } }),
      }
    if (headers.authorization !== `Klaviyo-API-Key ${SIMULATED_KLAVIYO_KEY}`)
      return refusal(401, 'not_authenticated')
    const { revision } = headers
    if (typeof revision !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(revision))
      return refusal(400, 'missing_revision')
    if (revision < OLDEST_REVISION) return refusal(410, 'revision_retired')
    if (method === 'POST' && headers['content-type'] !== 'application/vnd.api+json')
      return refusal(415, 'unsupported_media_type')
    try {
      return answer(request)
    } catch {
      return refusal(400, 'invalid')
    }
  })
}
