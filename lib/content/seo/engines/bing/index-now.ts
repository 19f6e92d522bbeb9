import { createHmac } from 'node:crypto'
import { EngineError } from '@/lib/content/seo/engines/engine'
import { env } from '@/lib/core/env'
import { callProvider } from '@/lib/platform/outgoing/call-provider'

const TIMEOUT_MS = 15_000
const NAME = 'IndexNow'

/** Where the store shows its key. In its root, it stands for all addresses of the store. */
const KEY_PATH = '/indexnow.txt'

/** Proves that whoever submits addresses owns them: everybody may read it at the store, nobody else can show it there. */
export const indexNowKey = (): string =>
  createHmac('sha256', env().APP_SECRET).update('indexnow').digest('hex').slice(0, 32)

/**
 * Tells the search engines that take part of changed pages: Bing, Yandex, Naver, Seznam and others.
 * https://www.indexnow.org/documentation
 *
 * @param urls whole addresses of the store, at most 10,000
 * @throws EngineError
 */
export async function submitToIndexNow(urls: readonly string[]): Promise<void> {
  const siteUrl = env().SITE_URL
  const result = await callProvider({
    url: env().INDEXNOW_API_URL,
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key: indexNowKey(),
      keyLocation: `${siteUrl}${KEY_PATH}`,
      urlList: urls,
    }),
    timeoutMs: TIMEOUT_MS,
  })
  if (result.kind !== 'answer' || result.status === 429 || result.status >= 500)
    throw new EngineError('not_reached', `${NAME} did not answer`)
  if (result.status === 403 || result.status === 422)
    throw new EngineError('site', `${NAME}: ${result.status}`)
  if (result.status >= 300) throw new EngineError('refused', `${NAME}: ${result.status}`)
}
