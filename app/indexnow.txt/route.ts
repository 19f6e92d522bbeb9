import { indexNowKey } from '@/lib/content/seo/engines/bing/index-now'
import { SITEMAP_LIMIT } from '@/lib/content/seo/limits'
import { route } from '@/lib/http/route'

/** The key by which IndexNow knows that addresses of the store come from the store. */
export const GET = route(
  async () =>
    new Response(indexNowKey(), {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=300',
      },
    }),
  { limit: SITEMAP_LIMIT },
)
