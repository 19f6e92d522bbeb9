import { failureInPageLanguage } from '@/components/back-office/language/in-page-language'
import { pageTexts } from '@/components/back-office/language/page-language'
import { showToast } from '@/components/ui/toast/toaster'
import type { Endpoints } from '@/lib/api/endpoints'
import {
  type CallArguments,
  HttpError,
  isApiError,
  type SentOptions,
  sendCall,
  urlOf,
} from '@/lib/http/client'
import type { AnswerOf } from '@/lib/http/endpoint'
import { clearToken, savedToken } from './session/admin-token'
import { interrupt } from './session/interruption'

/** The name of a call that a form with files is sent to. */
type UploadCall = {
  [N in keyof Endpoints]: Endpoints[N] extends { form: object } ? N : never
}[keyof Endpoints]

const withToken = (options: SentOptions = {}): SentOptions => ({
  ...options,
  headers: { ...options.headers, 'x-session-token': savedToken() ?? '' },
})

/**
 * Makes a call. When the session has ended, or the server wants to be sure who calls, the page asks for
 * that, stays as it is, and the call is made again.
 */
async function asSignedIn<T>(call: () => Promise<T>): Promise<T> {
  const token = savedToken()
  try {
    return await call()
  } catch (error) {
    if (await isSettled(error, token)) return asSignedIn(call)
    throw failureInPageLanguage(error)
  }
}

/** @param token that the failed call was sent with */
async function isSettled(error: unknown, token: string | null): Promise<boolean> {
  if (isApiError(error, 'step_up_required')) return interrupt('proof')
  if (!(error instanceof HttpError) || error.status !== 401) return false
  const saved = savedToken()
  // Signed in again meanwhile, here or in another tab.
  if (saved !== null && saved !== token) return true
  if (saved !== null) {
    clearToken()
    const t = pageTexts('shell')
    showToast({
      title: t('session.expired'),
      description: t('session.logInAgain'),
      variant: 'destructive',
    })
  }
  return interrupt('signed out')
}

/** Calls the API as the one who is signed in. @throws HttpError, TypeError when the network fails */
export async function callAdmin<N extends keyof Endpoints>(
  name: N,
  ...[options]: CallArguments<Endpoints[N], N>
): Promise<AnswerOf<Endpoints[N]>> {
  const { data } = await asSignedIn(() => sendCall(name, withToken(options)))
  return data as AnswerOf<Endpoints[N]>
}

/** A row of what a list call answers. */
export type RowOf<N extends keyof Endpoints> =
  AnswerOf<Endpoints[N]> extends readonly (infer Row)[] ? Row : never

export type Page<T> = { rows: T[]; total: number }

/** One page of a list: the rows of the answer, and from its header how many there are in all. */
export async function callAdminList<N extends keyof Endpoints>(
  name: N,
  options: SentOptions,
): Promise<Page<RowOf<N>>> {
  const { data, headers } = await asSignedIn(() => sendCall(name, withToken(options)))
  const rows = data as RowOf<N>[]
  return { rows, total: Number(headers.get('x-total-count') ?? rows.length) }
}

const readFile = (name: string, options?: SentOptions): Promise<Blob> =>
  asSignedIn(async () => {
    const { headers, body, signal, ...sent } = withToken(options)
    const received = await fetch(urlOf(name, sent), {
      method: name.slice(0, name.indexOf(' ')),
      headers,
      body: body instanceof FormData ? body : undefined,
      signal,
    })
    if (!received.ok) throw new HttpError(received.status, await received.text())
    return received.blob()
  })

/** Fetches a file to show it, since an address could not carry the token. @throws HttpError, TypeError when the network fails */
export const readAdminFile = <N extends keyof Endpoints>(
  name: N,
  ...[options]: CallArguments<Endpoints[N], N>
): Promise<Blob> => readFile(name, options)

/**
 * Fetches a file and hands it to the browser to save, since a link could not carry the token.
 *
 * @param options with a form as `body` for a call that takes one
 */
export async function downloadAdmin<N extends keyof Endpoints>(
  name: N,
  fileName: string,
  ...[options]: CallArguments<Endpoints[N], N>
): Promise<void> {
  const address = URL.createObjectURL(await readFile(name, options))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/**
 * Sends a form with files.
 *
 * @param onProgress receives the fraction uploaded so far, 0 to 1
 */
export function uploadAdmin<N extends UploadCall>(
  name: N,
  { body, ...options }: SentOptions & { body: FormData },
  onProgress: (share: number) => void,
): Promise<AnswerOf<Endpoints[N]>> {
  const send = () =>
    new Promise<AnswerOf<Endpoints[N]>>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', urlOf(name, options))
      request.setRequestHeader('x-session-token', savedToken() ?? '')
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () =>
        request.status < 300
          ? resolve(JSON.parse(request.responseText) as AnswerOf<Endpoints[N]>)
          : reject(new HttpError(request.status, request.responseText))
      request.onerror = () => reject(new TypeError('The network failed'))
      request.send(body)
    })
  return asSignedIn(send)
}

/** The message for a failed call outside of a form. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return pageTexts('common')('offline')
  return (error.status < 500 && error.serverMessage) || fallback
}
