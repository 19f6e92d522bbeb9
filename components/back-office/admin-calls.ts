import { clearToken, savedToken } from '@/components/staff/admin/session/admin-token'
import { showToast } from '@/components/ui/toast/toaster'
import { type ApiCall, callApi, callApiWithHeaders, HttpError } from '@/lib/http/client'

const RELOAD_DELAY_MS = 1000
let isLeaving = false

/** Shows that the session has expired, and reloads so that the gate asks for the login. */
function leave() {
  if (isLeaving) return
  isLeaving = true
  clearToken()
  showToast({
    title: 'Session Expired',
    description: 'Please log in again to continue',
    variant: 'destructive',
  })
  setTimeout(() => location.reload(), RELOAD_DELAY_MS)
}

const withToken = (call: ApiCall): ApiCall => ({
  ...call,
  headers: { ...call.headers, 'x-session-token': savedToken() ?? '' },
})

async function orLeave<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) leave()
    throw error
  }
}

/** Calls the API as the one who is signed in. @throws HttpError, TypeError when the network fails */
export const callAdmin = <T>(path: string, call: ApiCall = {}): Promise<T> =>
  orLeave(callApi<T>(path, withToken(call)))

export type Page<T> = { rows: T[]; total: number }

/** One page of a list: the rows of the answer, and from its header how many there are in all. */
export async function callAdminList<T>(path: string, signal?: AbortSignal): Promise<Page<T>> {
  const { data, headers } = await orLeave(callApiWithHeaders<T[]>(path, withToken({ signal })))
  return { rows: data, total: Number(headers.get('x-total-count') ?? data.length) }
}

/** Fetches a file and hands it to the browser to save, since a link could not carry the token. */
export async function downloadAdmin(path: string, fileName: string): Promise<void> {
  const answer = await fetch(path, { headers: withToken({}).headers })
  if (!answer.ok) {
    const error = new HttpError(answer.status, await answer.text())
    return orLeave(Promise.reject(error))
  }
  const address = URL.createObjectURL(await answer.blob())
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
export function uploadAdmin<T>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<T> {
  const sent = new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('x-session-token', savedToken() ?? '')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      request.status < 300
        ? resolve(JSON.parse(request.responseText) as T)
        : reject(new HttpError(request.status, request.responseText))
    request.onerror = () => reject(new TypeError('The network failed'))
    request.send(form)
  })
  return orLeave(sent)
}

/** The message for a failed call outside of a form. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return 'Unable to connect to server'
  return (error.status < 500 && error.serverMessage) || fallback
}
