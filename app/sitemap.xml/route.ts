import { LIMITS } from '@/lib/http/rate-limit'
import { route } from '@/lib/http/route'
import { xmlStream } from '@/lib/http/xml-stream'
import { sitemap } from '@/lib/seo/sitemap'

export const GET = route(async () => xmlStream(await sitemap()), { limit: LIMITS.sitemap })
