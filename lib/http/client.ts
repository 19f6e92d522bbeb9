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
    try {
      const parsed: unknown = JSON.parse(this.body)
      return typeof parsed === 'object' && parsed !== null && 'message' in parsed
        ? String(parsed.message)
        : null
    } catch {
      return null
    }
  }
}

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
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
export async function callApi<T>(path: string, call: Call = {}): Promise<T> {
  return (await callApiWithHeaders<T>(path, call)).data
}

/** {@link callApi} with the answer's headers, for `X-Total-Count`. */
export async function callApiWithHeaders<T>(
  path: string,
  { method = 'GET', body, headers, signal }: Call = {},
): Promise<{ data: T; headers: Headers }> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text || response.statusText)
  return { data: (text ? JSON.parse(text) : undefined) as T, headers: response.headers }
}
