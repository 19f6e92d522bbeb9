import type { Answer, apiClient } from './api-client'
import { eventually } from './api-client'
import { mailsTo } from './checkout-client'
import type { TestStore } from './store'

type Client = ReturnType<typeof apiClient>

const LINK = /\/library#(\S+)/

/** The tokens of the library links that were mailed to an address, newest first. */
export const libraryTokens = async (store: TestStore, address: string): Promise<string[]> =>
  (await mailsTo(store, address)).flatMap(({ text }) => text.match(LINK)?.[1] ?? [])

/** Asks for the link to a library and takes its token out of the mail. */
export async function libraryToken(
  store: TestStore,
  client: Client,
  email: string,
): Promise<string> {
  await client.call('/api/library/access', { method: 'POST', body: { email } })
  return eventually(async () => (await libraryTokens(store, email))[0])
}

/** The cookie that an answer sets, as a browser sends it. */
export const cookieOf = ({ headers }: Answer): string =>
  headers.get('set-cookie')?.split(';')[0] ?? ''

/** A browser that opened the link to a library. */
export async function openedLibrary(client: Client, token: string) {
  const opened = await client.call('/api/library/session', { method: 'POST', body: { token } })
  return browserWith(client, cookieOf(opened))
}

/** A browser with a cookie. */
export const browserWith = (client: Client, cookie: string) => ({
  cookie,
  get: (path = '') => client.call(`/api/library${path}`, { headers: { cookie } }),
  post: (path: string, body: unknown = {}) =>
    client.call(`/api/library${path}`, { method: 'POST', body, headers: { cookie } }),
})
