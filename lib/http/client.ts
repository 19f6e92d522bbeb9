import type { FieldIssue } from '@/lib/core/errors'

/** An answer that was not OK. The text is the status followed by the answer's body (spec: storefront, section 8). */
export class HttpError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'HttpError'
    this.status = status
    this.body = body
  }

  /** The server's own message, when the body is one of its error answers. */
  get serverMessage(): string | null {
    const message = this.answer?.message
    return typeof message === 'string' ? message : null
  }

  /** The fields that the server refused, each with the reason. */
  get issues(): FieldIssue[] {
    const issues = this.answer?.issues
    return Array.isArray(issues) ? (issues as FieldIssue[]) : []
  }

  /** A fact that the server gave beside its message, such as the `reason` of a refusal. */
  fact(name: string): string | null {
    const answer: object = this.answer ?? {}
    const value = Object.entries(answer).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? value : null
  }

  /** The body as the API's error answer (lib/http/route.ts), unless something else answered. */
  private get answer(): { message?: unknown; issues?: unknown } | null {
    try {
      const parsed: unknown = JSON.parse(this.body)
      return typeof parsed === 'object' ? parsed : null
    } catch {
      return null
    }
  }
}

export type ApiCall = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON, unless it is a form with files. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Calls the store's API from the browser. The server checks each answer against its schema before
 * it leaves, so the type parameter names that schema's type.
 *
 * @throws HttpError for any answer that is not OK, TypeError when the network fails
 */
export async function callApi<T>(path: string, call: ApiCall = {}): Promise<T> {
  return (await callApiWithHeaders<T>(path, call)).data
}

/** {@link callApi} with the answer's headers, for `X-Total-Count`. */
export async function callApiWithHeaders<T>(
  path: string,
  { method = 'GET', body, headers, signal }: ApiCall = {},
): Promise<{ data: T; headers: Headers }> {
  const isForm = body instanceof FormData
  const isJson = body !== undefined && !isForm
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: isJson ? { 'content-type': 'application/json', ...headers } : headers,
    body: isJson ? JSON.stringify(body) : isForm ? body : undefined,
    signal,
  })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text || response.statusText)
  return { data: (text ? JSON.parse(text) : undefined) as T, headers: response.headers }
}
