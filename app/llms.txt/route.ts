import { LLMS_LIMIT } from '@/lib/channels/feeds/limits'
import { storeLlms } from '@/lib/channels/feeds/store-llms'
import { route } from '@/lib/http/route'

/** The store for programs that read it for somebody. */
export const GET = route(
  async () =>
    new Response(await storeLlms(), {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=300',
      },
    }),
  { limit: LLMS_LIMIT },
)
