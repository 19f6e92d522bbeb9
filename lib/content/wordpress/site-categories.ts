import { z } from 'zod'
import type { PluginValues } from '@/lib/plugins/plugin'
import { callSite } from './client'
import { plainText } from './plain-text'
import { answered, SiteError, unreadable } from './site-error'

const PER_PAGE = 100
const MAX_PAGES = 50

/** A category that the owner named, and the site has not. */
export class NoSuchCategory extends SiteError {}

const categoriesSchema = z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() }))

/**
 * The ids of those categories whose posts are wanted; none stands for all.
 *
 * @throws NoSuchCategory, SiteError
 */
export async function categoryIds(values: PluginValues): Promise<number[]> {
  const wanted = Array.isArray(values.postCategories) ? values.postCategories : []
  if (wanted.length === 0) return []
  const known = await categoriesOf(values)
  return wanted.map((name) => {
    const same = (text: string) => text.toLowerCase() === name.toLowerCase()
    const found = known.find((one) => same(one.name) || same(one.slug))
    if (!found) throw new NoSuchCategory(`WordPress has no category ${name}`)
    return found.id
  })
}

async function categoriesOf(values: PluginValues) {
  const found: z.infer<typeof categoriesSchema> = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { body, pages } = answered(
      await callSite(values, '/wp/v2/categories', {
        per_page: String(PER_PAGE),
        page: String(page),
        _fields: 'id,name,slug',
      }),
    )
    const parsed = categoriesSchema.safeParse(body)
    if (!parsed.success) throw unreadable()
    found.push(...parsed.data.map((one) => ({ ...one, name: plainText(one.name) })))
    if (page >= pages) break
  }
  return found
}
