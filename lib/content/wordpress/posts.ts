import { z } from 'zod'
import type { PluginValues } from '@/lib/plugins/plugin'
import { callSite } from './client'
import { categoryIds } from './site-categories'
import { answered, SiteError, unreadable } from './site-error'

const PER_PAGE = 100
/** More posts than that are no knowledge base. */
const MAX_PAGES = 200

/** A time of the site in UTC, which it says without a zone. */
const utcSchema = z.iso
  .datetime({ local: true })
  .transform((text) => new Date(text.endsWith('Z') ? text : `${text}Z`))

const listedSchema = z.object({ id: z.int().positive(), modified_gmt: utcSchema })

/** A post as lists name it. */
export type ListedPost = { id: number; modifiedAt: Date }

/** Without what no database stores: NUL, and halves of signs. */
const textSchema = z.string().transform((text) => text.replace(/[\0\p{Cs}]/gu, ''))

const rendered = z.object({ rendered: textSchema })

const pictureSchema = z.object({
  source_url: z.string(),
  media_details: z
    .object({
      sizes: z
        .record(z.string(), z.object({ source_url: z.string(), width: z.coerce.number() }))
        .catch({}),
    })
    .catch({ sizes: {} }),
})
export type PostPicture = z.infer<typeof pictureSchema>

const termSchema = z.object({ name: z.string(), slug: z.string(), taxonomy: z.string() })

/** Of Yoast SEO, where that is installed. */
export const yoastSchema = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
  og_description: z.string().catch(''),
  og_site_name: z.string().catch(''),
})
export type YoastHead = z.infer<typeof yoastSchema>

const postSchema = z.object({
  id: z.int().positive(),
  slug: textSchema,
  link: textSchema,
  date_gmt: utcSchema,
  modified_gmt: utcSchema,
  title: rendered,
  content: rendered.extend({ protected: z.boolean().catch(false) }),
  excerpt: rendered,
  yoast_head_json: yoastSchema.nullish().catch(null),
  _embedded: z
    .object({
      // One that was deleted stands there as an error.
      'wp:featuredmedia': z.array(pictureSchema.nullable().catch(null)).catch([]),
      'wp:term': z.array(z.array(termSchema.nullable().catch(null))).catch([]),
    })
    .catch({ 'wp:featuredmedia': [], 'wp:term': [] }),
})

/** A post with its text, its picture and what it is filed under. */
export type Post = z.infer<typeof postSchema>

/**
 * The published posts that are wanted, by their ids.
 *
 * @param changedSince only those that were changed after then
 * @throws SiteError
 */
export async function listPosts(
  values: PluginValues,
  changedSince?: Date,
): Promise<{ posts: ListedPost[]; total: number }> {
  const query = {
    ...(await wanted(values)),
    per_page: String(PER_PAGE),
    orderby: 'id',
    order: 'asc',
    _fields: 'id,modified_gmt',
    ...(changedSince && { modified_after: changedSince.toISOString() }),
  }
  const found = new Map<number, Date>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { body, pages, total } = answered(
      await callSite(values, '/wp/v2/posts', { ...query, page: String(page) }),
    )
    const parsed = z.array(listedSchema).safeParse(body)
    if (!parsed.success) throw unreadable()
    for (const { id, modified_gmt } of parsed.data) found.set(id, modified_gmt)
    if (page >= pages)
      return { posts: [...found].map(([id, modifiedAt]) => ({ id, modifiedAt })), total }
  }
  throw new SiteError('WordPress lists too many posts')
}

/** How many posts there are of those that are wanted. @throws SiteError */
export async function countPosts(values: PluginValues): Promise<number> {
  const query = { ...(await wanted(values)), per_page: '1', _fields: 'id' }
  return answered(await callSite(values, '/wp/v2/posts', query)).total
}

/** Some posts; those that are not published any more are missing. @throws SiteError */
export async function readPosts(
  values: PluginValues,
  ids: readonly number[],
): Promise<{ post: Post | null; id: number }[]> {
  const { body } = answered(
    await callSite(values, '/wp/v2/posts', {
      include: ids.join(','),
      per_page: String(ids.length),
      status: 'publish',
      _embed: 'wp:featuredmedia,wp:term',
    }),
  )
  const answers = z.array(z.looseObject({ id: z.int() })).safeParse(body)
  if (!answers.success) throw unreadable()
  return answers.data.map((one) => ({ id: one.id, post: postSchema.safeParse(one).data ?? null }))
}

/** Which posts are asked for. */
async function wanted(values: PluginValues): Promise<Record<string, string>> {
  const categories = await categoryIds(values)
  return {
    status: 'publish',
    ...(categories.length > 0 && { categories: categories.join(',') }),
  }
}
