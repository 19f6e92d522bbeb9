import 'server-only'
import { type ImportedRow, importedFrom } from '@/lib/content/wordpress/imported-articles'
import { countPosts, listPosts } from '@/lib/content/wordpress/posts'
import { SiteError } from '@/lib/content/wordpress/site-error'
import type { PluginValues } from '@/lib/plugins/plugin'
import { postsToRead } from './posts-to-read'
import type { ImportRow } from './queries'

type Plan = {
  postIds: number[]
  /** Of those that follow, once all posts were listed: whose articles stay. */
  gone: { published: ReadonlySet<number> } | null
}

/**
 * Finds out which posts are to be read: all that are new or changed since they were read. A run that only follows asks for those
 * that changed, and lists all posts only when their number says that some came or went otherwise.
 *
 * @throws SiteError
 */
export async function planImport({ site, isFull }: ImportRow, values: PluginValues): Promise<Plan> {
  const known = await importedFrom(site)
  const follows = values.mode === 'follow'
  if (!isFull && known.size > 0) {
    const { posts } = await listPosts(values, lastChange(known))
    const expected = new Set([
      ...[...known.values()].filter(({ hiddenAt }) => !hiddenAt).map(({ postId }) => postId),
      ...posts.map(({ id }) => id),
    ])
    if ((await countPosts(values)) === expected.size)
      return { postIds: postsToRead(posts, known, follows), gone: null }
  }
  const { posts, total } = await listPosts(values)
  if (posts.length === 0 && follows && known.size > 0)
    throw new SiteError('WordPress lists no posts any more: nothing was hidden')
  return {
    postIds: postsToRead(posts, known, follows),
    // Posts that came or went between two pages of the list move others out of it: then the next run hides.
    gone:
      follows && posts.length === total ? { published: new Set(posts.map(({ id }) => id)) } : null,
  }
}

/** By the site's own clock; what changed in the same second is listed again, and seen to be known. */
const lastChange = (known: ReadonlyMap<number, ImportedRow>): Date =>
  new Date(Math.max(...[...known.values()].map(({ modifiedAt }) => modifiedAt.getTime())) - 1000)
