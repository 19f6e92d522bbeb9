import { z } from 'zod'
import { env } from '@/lib/core/env'
import { jsonOrNull } from '@/lib/core/json-or-null'
import {
  assertionOf,
  type ServiceAccount,
  serviceAccountOf,
} from '@/lib/platform/google/service-account'
import { persistently } from '@/lib/platform/object-storage/persistently'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import { callProviderForText, type TextResult } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { type Access, type AccessToken, accessBy } from '../destination/access'

/** A bucket of Google Cloud, with the access of a service account. */
export type Bucket = {
  name: string
  access: Access
  /** How often a call is made while the bucket is in trouble; absent: as `persistently` does it. */
  tries?: number
}

export type Answer = Extract<TextResult, { kind: 'answer' }>

const TIMEOUT_MS = 120_000
/** Reading and writing objects, without the rights to them. */
const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write'
const STORAGE_URL = 'https://storage.googleapis.com'

/** Scheme and host of the service. */
export const storageUrl = (): string => env().GOOGLE_CLOUD_STORAGE_API_URL ?? STORAGE_URL

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const tokenErrorSchema = z.object({
  error: z.string(),
  error_description: z.string().catch(''),
})
const errorSchema = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string().regex(/^[A-Za-z]{1,60}$/) })).min(1),
  }),
})

/** A call that comes to an answer, whatever that is. @throws StorageError */
export async function answered(
  call: Omit<Parameters<typeof callProviderForText>[0], 'timeoutMs' | 'redirect'>,
): Promise<Answer> {
  // What is not complete yet is answered by 308, without an address.
  const answer = await callProviderForText({ ...call, timeoutMs: TIMEOUT_MS, redirect: 'manual' })
  if (answer.kind !== 'answer') throw new StorageError('The bucket could not be reached.', null)
  return answer
}

const retryAfterOf = ({ headers }: Answer): number => Number(headers.get('retry-after')) || 0

/** The error of an answer. https://cloud.google.com/storage/docs/json_api/v1/status-codes */
export function refusal(answer: Answer): StorageError {
  const { status } = answer
  const { data } = errorSchema.safeParse(jsonOrNull(answer.text))
  const reason = data?.error.errors[0]?.reason ?? ''
  const words = inWords(status, reason)
  return new StorageError(
    words ?? `The bucket answered with status ${status}${reason && ` (${reason})`}.`,
    status,
    retryAfterOf(answer),
  )
}

function inWords(status: number, reason: string): string | null {
  if (status === 401) return 'Google does not take this key any more.'
  if (status === 403 && reason === 'forbidden') return 'The key may not do this with the bucket.'
  return status === 404 ? 'There is no such bucket.' : null
}

/** Why Google gave no token. */
function tokenRefusal(answer: Answer): StorageError {
  const { data } = tokenErrorSchema.safeParse(jsonOrNull(answer.text))
  if (data?.error === 'invalid_grant')
    return new StorageError(
      // https://developers.google.com/identity/protocols/oauth2/service-account#error-codes
      /\biat\b|\bexp\b|timeframe/.test(data.error_description)
        ? 'The clock of this server is wrong.'
        : 'Google does not know this key: it was deleted, or its service account was.',
      answer.status,
    )
  return new StorageError(
    `Google gave no access token: status ${answer.status}.`,
    answer.status,
    retryAfterOf(answer),
  )
}

async function askForToken(account: ServiceAccount): Promise<AccessToken> {
  const answer = await answered({
    url: env().GOOGLE_TOKEN_URL,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertionOf(account, SCOPE, new Date()),
    }).toString(),
  })
  if (answer.status !== 200) throw tokenRefusal(answer)
  const { data } = tokenSchema.safeParse(jsonOrNull(answer.text))
  if (!data) throw new StorageError('Google gave no access token: status 200.', null)
  return { token: data.access_token, seconds: data.expires_in }
}

/** The bucket that the plugin's settings name. @throws StorageError when its key is none */
export function bucketOf(values: PluginValues, tries?: number): Bucket {
  const account = serviceAccountOf(String(values.serviceAccountKey))
  if (!account)
    throw new StorageError(
      'The Service Account is not the JSON file of a key: paste all of it.',
      null,
    )
  return { name: String(values.bucket), access: accessBy(() => askForToken(account)), tries }
}

type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the bucket. */
  path: string
  /** Where objects are uploaded to instead of read. */
  isUpload?: boolean
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: string
}

async function callOnce(bucket: Bucket, call: Call, token: string): Promise<Answer> {
  const { method, path, isUpload = false, query = {}, headers = {}, body } = call
  const url = new URL(
    `${storageUrl()}${isUpload ? '/upload' : ''}/storage/v1/b/${encodeURIComponent(bucket.name)}/${path}`,
  )
  url.search = new URLSearchParams(query).toString()
  const answer = await answered({
    url: url.href,
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  })
  if (answer.status < 200 || answer.status >= 300) throw refusal(answer)
  return answer
}

/** Calls a bucket, persistently. @throws StorageError */
export const callBucket = (bucket: Bucket, call: Call): Promise<Answer> =>
  persistently(() => bucket.access((token) => callOnce(bucket, call, token)), bucket.tries)
