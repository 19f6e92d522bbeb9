import { z } from 'zod'
import { env } from '@/lib/core/env'
import { jsonOrNull } from '@/lib/core/json-or-null'
import { persistently } from '@/lib/platform/object-storage/persistently'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import { callProviderForText, type TextResult } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { type Access, type AccessToken, accessBy } from '../destination/access'
import { apiArg } from './api-arg'

/** A Dropbox, by the access of an app. */
export type Dropbox = {
  access: Access
  /** How often a call is made while Dropbox is in trouble; absent: as `persistently` does it. */
  tries?: number
}

type Answer = Extract<TextResult, { kind: 'answer' }>

const TIMEOUT_MS = 120_000
const API_URL = 'https://api.dropboxapi.com'
const CONTENT_URL = 'https://content.dropboxapi.com'

/** An error that the call itself names, such as `path/not_found`. */
export class DropboxRefusal extends StorageError {
  constructor(
    message: string,
    status: number,
    /** Dropbox's words for it, the general one first. */
    readonly summary: string,
    /** Where an upload is to be gone on with, if that is what is wrong. */
    readonly correctOffset: number | null,
  ) {
    super(message, status)
  }
}

/** Whether Dropbox refused a call, and its words for that begin so. */
export const isRefusal = (error: unknown, beginning: string): boolean =>
  error instanceof DropboxRefusal && error.summary.startsWith(beginning)

const offsetSchema = z.object({ correct_offset: z.int().nonnegative() })
const errorSchema = z.object({
  error_summary: z.string().regex(/^[a-z0-9_/.]{1,200}$/),
  error: z
    .object({
      required_scope: z
        .string()
        .regex(/^[a-z._]{1,60}$/)
        .optional(),
      lookup_failed: z.unknown().optional(),
    })
    .loose(),
})
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const tokenErrorSchema = z.object({ error: z.string() })

async function answered(
  call: Omit<Parameters<typeof callProviderForText>[0], 'timeoutMs' | 'method'>,
): Promise<Answer> {
  const answer = await callProviderForText({ ...call, method: 'POST', timeoutMs: TIMEOUT_MS })
  if (answer.kind !== 'answer') throw new StorageError('Dropbox could not be reached.', null)
  return answer
}

const retryAfterOf = ({ headers }: Answer): number => Number(headers.get('retry-after')) || 0

/** What the owner can do about errors that Dropbox names. */
const IN_WORDS: readonly [words: RegExp, text: string][] = [
  [/insufficient_space/, 'Dropbox has no room left.'],
  [/no_write_permission/, 'The app may not write into this folder of Dropbox.'],
  [/malformed_path|disallowed_name/, 'Dropbox does not take the name of this folder.'],
  [/^(?:lookup_failed\/)?(?:not_found|closed)/, 'Dropbox ended the upload before it was done.'],
]

/** The error of an answer. https://www.dropbox.com/developers/documentation/http/documentation#error-handling */
function refusal(answer: Answer): StorageError {
  const { status, text } = answer
  const { data } = errorSchema.safeParse(jsonOrNull(text))
  if (!data)
    return new StorageError(`Dropbox answered with status ${status}.`, status, retryAfterOf(answer))
  // Of one of them Dropbox ends the summary with dots.
  const summary = data.error_summary.replace(/[/.]+$/, '')
  const { required_scope: scope, lookup_failed: lookup } = data.error
  const words = scope
    ? `The app at Dropbox lacks the permission ${scope}.`
    : (IN_WORDS.find(([known]) => known.test(summary))?.[1] ??
      `Dropbox answered with status ${status} (${summary}).`)
  // It asks for a pause by more than one status.
  if (status !== 409 || summary.includes('too_many_write_operations'))
    return new StorageError(words, status === 409 ? 429 : status, retryAfterOf(answer))
  const offset = offsetSchema.safeParse(lookup ?? data.error).data?.correct_offset ?? null
  return new DropboxRefusal(words, status, summary, offset)
}

function tokenRefusal(answer: Answer): StorageError {
  const { status } = answer
  const error = tokenErrorSchema.safeParse(jsonOrNull(answer.text)).data?.error ?? ''
  if (error.startsWith('invalid_client'))
    return new StorageError(
      'Dropbox does not know the App Key, or the App Secret does not fit it.',
      status,
    )
  if (error.startsWith('invalid_grant'))
    return new StorageError(
      'Dropbox does not take the Refresh Token: it was revoked, or is of another app.',
      status,
    )
  return new StorageError(
    `Dropbox gave no access token: status ${status}.`,
    status,
    retryAfterOf(answer),
  )
}

async function askForToken(values: PluginValues): Promise<AccessToken> {
  const answer = await answered({
    url: `${env().DROPBOX_API_URL ?? API_URL}/oauth2/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: String(values.refreshToken),
      client_id: String(values.appKey),
      client_secret: String(values.appSecret),
    }).toString(),
  })
  if (answer.status !== 200) throw tokenRefusal(answer)
  const { data } = tokenSchema.safeParse(jsonOrNull(answer.text))
  if (!data) throw new StorageError('Dropbox gave no access token: status 200.', null)
  return { token: data.access_token, seconds: data.expires_in }
}

/** The Dropbox that the plugin's settings open. */
export const dropboxOf = (values: PluginValues, tries?: number): Dropbox => ({
  access: accessBy(() => askForToken(values)),
  tries,
})

async function callOnce(call: Parameters<typeof answered>[0]): Promise<unknown> {
  const answer = await answered(call)
  if (answer.status !== 200) throw refusal(answer)
  return jsonOrNull(answer.text)
}

/** Calls Dropbox about files, persistently. @param path below `/2/files/` @throws StorageError */
export const callFiles = (dropbox: Dropbox, path: string, arg: object): Promise<unknown> =>
  persistently(
    () =>
      dropbox.access((token) =>
        callOnce({
          url: `${env().DROPBOX_API_URL ?? API_URL}/2/files/${path}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(arg),
        }),
      ),
    dropbox.tries,
  )

/** Sends bytes to an upload, persistently. @param path below `/2/files/upload_session/` @throws StorageError */
export const callUpload = (
  dropbox: Dropbox,
  path: 'start' | 'append_v2' | 'finish',
  arg: object,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<unknown> =>
  persistently(
    () =>
      dropbox.access((token) =>
        callOnce({
          url: `${env().DROPBOX_API_URL ?? CONTENT_URL}/2/files/upload_session/${path}`,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/octet-stream',
            'dropbox-api-arg': apiArg(arg),
          },
          body: bytes,
        }),
      ),
    dropbox.tries,
  )
