import { publicStream, XML } from '@/lib/http/public-stream'
import { route } from '@/lib/http/route'
import { SITEMAP_LIMIT } from '@/lib/seo/limits'
import { SITEMAP_TAGS, sitemap } from '@/lib/seo/sitemap'

export const GET = route(async () => publicStream(XML, await sitemap(), SITEMAP_TAGS), {
  limit: SITEMAP_LIMIT,
})
