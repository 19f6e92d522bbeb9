import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { z } from 'zod'
import { ENDPOINTS } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/http/endpoint'
import { adminClient } from '@/tests/setup/admin-client'
import { newIp } from '@/tests/setup/api-client'
import { forEachAtOnce } from '@/tests/setup/at-once'
import { isThorough } from '@/tests/setup/depth'
import { expectAsDeclared } from '@/tests/setup/expect-as-declared'
import {
  acceptableBody,
  fieldsOf,
  HOSTILE_SEGMENTS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  toHostileJson,
  withValueAt,
} from '@/tests/setup/hostile-values'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let token = ''
/** Whether a call was answered that nobody is signed in. */
let isSignedOut = false

beforeAll(async () => {
  store = await startStore()
  token = (await adminClient(store)).token
})
afterAll(() => store.stop())

/** End the sessions that the test signs in with, or say nothing that a value could change. */
const LEFT_OUT = /^POST \/api\/(?:auth\/logout|admin\/sessions\/end-others)$/
const CALLS = Object.entries<Endpoint>(ENDPOINTS).filter(
  ([name, { who }]) => !LEFT_OUT.test(name) && who !== 'this process',
)

/**
 * How many of many values each call is sent, beside what no text may hold in each field; together the calls are sent all of
 * them either way.
 */
const SOME = isThorough
  ? { values: 25, bodies: 18, queries: 20, segments: 14 }
  : { values: 3, bodies: 1, queries: 2, segments: 1 }

const AT_ONCE = 10
const WITHIN_MS = 20_000
/** A segment that leads to another call, which may not have the method. */
const LEADS_ELSEWHERE = /\/%2e%2e\//
const NOTHING = '2147483646'

type Sent = { path: string; method: string; body?: BodyInit; isJson?: boolean; what: string }

async function send({ path, method, body, isJson, what }: Sent): Promise<string | null> {
  const began = Date.now()
  const response = await fetch(store.url + path, {
    method,
    redirect: 'manual',
    body,
    headers: {
      'x-forwarded-for': newIp(),
      'x-session-id': 'hostile-session',
      'x-session-token': token,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
  }).catch((error: unknown) => String(error))
  const call = `${method} ${path.slice(0, 200)} with ${what.slice(0, 300)}`
  if (typeof response === 'string') return `${call}: ${response}`
  isSignedOut ||= response.status === 401
  const text = await response.text()
  const took = Date.now() - began
  if (took > WITHIN_MS) return `${call}: took ${took} ms`
  if (response.status < 400) return null
  if (response.status >= 500) return `${call}: ${response.status} ${text.slice(0, 200)}`
  let answer: { code?: unknown; message?: unknown }
  try {
    answer = JSON.parse(text)
  } catch {
    return `${call}: ${response.status} is no JSON but ${text.slice(0, 80)}`
  }
  if (typeof answer.code !== 'string' || typeof answer.message !== 'string' || !answer.message)
    return `${call}: ${response.status} says ${text.slice(0, 200)}`
  if (response.status === 405 && LEADS_ELSEWHERE.test(path)) return null
  try {
    await expectAsDeclared(method, path, { status: response.status, body: answer })
    return null
  } catch (error) {
    return `${call}: ${error instanceof Error ? error.message : error}`
  }
}

/** Sends all, some at once. @returns what was wrong with the answers */
async function sendAll(sent: readonly Sent[]): Promise<string[]> {
  const problems: string[] = []
  await forEachAtOnce(
    sent,
    async (each) => {
      const problem = await send(each)
      if (problem) problems.push(problem)
    },
    AT_ONCE,
  )
  return problems
}

const withParameter = (path: string, value: string) => path.replace(/\[\w+\]/g, value)

const firsts = new Map<string, Map<string, unknown>>()

/** The fields of the first in a list, if there is one. */
async function firstOf(list: string): Promise<Map<string, unknown>> {
  const known = firsts.get(list)
  if (known) return known
  const response = await fetch(`${store.url}${list}`, {
    headers: { 'x-forwarded-for': newIp(), 'x-session-token': token },
  })
  const rows: unknown = response.ok ? await response.json().catch(() => null) : null
  const first: unknown = Array.isArray(rows) ? rows[0] : null
  const found = new Map(typeof first === 'object' && first !== null ? Object.entries(first) : [])
  if (found.size > 0) firsts.set(list, found)
  return found
}

/** The path of something that is there, by the list that it is in; else of nothing. */
async function realPath({ path, method }: Endpoint): Promise<string> {
  const [list = '', name = ''] = path.split(/\/\[(\w+)\].*/, 2)
  if (!name || method === 'DELETE' || path.startsWith('/api/admin/users'))
    return withParameter(path, NOTHING)
  const found = await firstOf(list)
  const key = found.get(name) ?? found.get('id')
  return withParameter(path, key === undefined ? NOTHING : encodeURIComponent(String(key)))
}

/** Some values in some field, others for each call, and the values that no text may hold in every one. */
function bodiesOf(schema: z.ZodType, place: number): { body: string; what: string }[] {
  const whole = acceptableBody(schema)
  const fields = fieldsOf(schema)
  const inField = (at: number, value: unknown) => {
    const path = fields[at % Math.max(1, fields.length)] ?? []
    return {
      body: toHostileJson(withValueAt(whole, path, value)),
      what: `${path.join('.')} = ${toHostileJson(value)}`,
    }
  }
  // One of them in each field, in turn.
  const unstorable = ['\ud800', 'a\0b']
  const everywhere = fields.flatMap((_, at) =>
    (isThorough ? unstorable : someOf(unstorable, at + place, 1)).map((value) =>
      inField(at, value),
    ),
  )
  const count = isThorough ? Math.max(SOME.values, fields.length) : SOME.values
  const rotated = someOf(HOSTILE_VALUES, place, count).map((value, at) =>
    inField(at + place, value),
  )
  const instead = someOf(HOSTILE_VALUES.slice(0, 18), place, SOME.bodies).map((value) => ({
    body: toHostileJson(value),
    what: `the body ${toHostileJson(value)}`,
  }))
  return [...everywhere, ...rotated, ...instead, { body: toHostileJson(whole), what: 'nothing' }]
}

function queriesOf(schema: z.ZodType, place: number): string[] {
  const names = fieldsOf(schema).flatMap(([name]) => (typeof name === 'string' ? [name] : []))
  const unique = [...new Set(names)]
  if (unique.length === 0) return []
  const count = isThorough ? Math.max(SOME.queries, unique.length) : SOME.queries
  const queries = someOf(HOSTILE_TEXTS, place, count).map(
    (text, at) => [unique[(at + place) % unique.length] ?? '', text] as const,
  )
  const nulls = unique.map((name) => [name, 'a\0b'] as const)
  const texts = [...queries, ...nulls].map(([name, text]) => `${name}=${encoded(text)}`)
  const undecodable = isThorough ? unique : someOf(unique, place, 1)
  return [...texts, ...undecodable.map((name) => `${name}=%&${name}=%zz&${name}=%ED%A0%80`)]
}

/** As a browser would, which replaces halves of pairs. */
const encoded = (text: string) =>
  encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)))

function formsOf(fields: z.ZodType): { body: FormData; what: string }[] {
  const names = fieldsOf(fields).flatMap(([name]) => (typeof name === 'string' ? [name] : []))
  return HOSTILE_TEXTS.slice(0, 12).map((text) => {
    const form = new FormData()
    for (const name of names) form.append(name, text)
    form.append('file', new File([text], text.slice(0, 100) || 'x'))
    form.append('cv', new File([text], text.slice(0, 100) || 'x'))
    return { body: form, what: `each field = ${JSON.stringify(text.slice(0, 80))}` }
  })
}

/** Some of many values, other ones for each call, so that all of them are sent somewhere. */
const someOf = <T>(values: readonly T[], place: number, count: number): T[] =>
  Array.from({ length: count }, (_, at) => values[(place * count + at) % values.length]).filter(
    (value) => value !== undefined,
  )

async function requestsTo(endpoint: Endpoint): Promise<Sent[]> {
  const place = CALLS.findIndex(([, call]) => call === endpoint)
  const { method, path, body, query, form, insteadOfBody } = endpoint
  const real = await realPath(endpoint)
  const bodies = method === 'GET' || !body ? [] : bodiesOf(body, place)
  const [plain] = bodies.slice(-1)
  return [
    ...bodies.map((one) => ({ path: real, method, isJson: true, ...one })),
    ...(form ? formsOf(form.fields).map((one) => ({ path: real, method, ...one })) : []),
    ...(plain ? [{ path: real, method, body: '[', isJson: true, what: 'half a body' }] : []),
    ...[...(query ? queriesOf(query, place) : []), 'limit=x&offset=-1'].map((text) => ({
      path: `${real}?${text}`,
      method,
      ...(plain && !insteadOfBody ? { body: plain.body, isJson: true } : {}),
      what: 'that query',
    })),
    ...(path.includes('[') ? someOf(HOSTILE_SEGMENTS, place, SOME.segments) : []).map(
      (segment) => ({
        path: withParameter(path, segment),
        method,
        ...(plain ? { body: plain.body, isJson: true } : {}),
        what: 'that path',
      }),
    ),
  ]
}

describe('whatever is sent to', () => {
  it.each(CALLS)('%s, it is answered properly', async (_, endpoint) => {
    expect(await sendAll(await requestsTo(endpoint))).toEqual([])
    if (isSignedOut) await signInAgain()
  })

  it('the store, it is well afterwards', async () => {
    const response = await fetch(`${store.url}/api/health`)
    expect([response.status, (await response.json()).status]).toEqual([200, 'ok'])
  })
})

/** A call before may have ended the session. */
async function signInAgain() {
  const response = await fetch(`${store.url}/api/admin/products?limit=1`, {
    headers: { 'x-forwarded-for': newIp(), 'x-session-token': token },
  })
  if (response.status === 401) token = (await adminClient(store)).token
  isSignedOut = false
}
