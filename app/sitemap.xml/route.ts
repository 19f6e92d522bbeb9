import { SITEMAP_LIMIT } from '@/lib/content/seo/limits'
import { SITEMAP_TAGS, sitemap } from '@/lib/content/seo/sitemap'
import { publicStream, XML } from '@/lib/http/public-stream'
import { route } from '@/lib/http/route'

export const GET = route(async () => publicStream(XML, await sitemap(), SITEMAP_TAGS), {
  limit: SITEMAP_LIMIT,
})
