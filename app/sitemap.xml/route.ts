import { route } from '@/lib/http/route'
import { xmlStream } from '@/lib/http/xml-stream'
import { SITEMAP_LIMIT } from '@/lib/seo/limits'
import { sitemap } from '@/lib/seo/sitemap'

export const GET = route(async () => xmlStream(await sitemap()), { limit: SITEMAP_LIMIT })
