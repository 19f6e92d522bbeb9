import { SITEMAP_LIMIT } from '@/lib/content/seo/limits'
import { SITEMAP_TAGS, sitemapPart } from '@/lib/content/seo/sitemap'
import { partOfNumber } from '@/lib/content/seo/sitemap-rules'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { publicStream, XML } from '@/lib/http/public-stream'
import { route } from '@/lib/http/route'

const FILE = /^([1-9]\d{0,9})\.xml$/

/** The parts that /sitemap.xml names when one file would be too long. */
export const GET = route<{ file: string }>(
  async (_request, { file }) => {
    const part = partOfNumber(Number(FILE.exec(file)?.[1]))
    const xml = part && (await sitemapPart(part))
    if (!xml) throw new AppError('not_found', say('seo.unknownSitemap'))
    return publicStream(XML, xml, SITEMAP_TAGS)
  },
  { limit: SITEMAP_LIMIT },
)
