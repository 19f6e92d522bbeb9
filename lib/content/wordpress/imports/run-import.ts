import 'server-only'
import { bringPost, type Outcome } from '@/lib/content/wordpress/bring-post'
import { siteOf } from '@/lib/content/wordpress/client'
import { hideGone } from '@/lib/content/wordpress/hide-gone'
import { linkArticles } from '@/lib/content/wordpress/link-articles'
import { plainText } from '@/lib/content/wordpress/plain-text'
import { wordpressPlugin } from '@/lib/content/wordpress/plugin'
import { type Post, readPosts } from '@/lib/content/wordpress/posts'
import { SiteError } from '@/lib/content/wordpress/site-error'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { describeFailure } from '@/lib/mail/notifications/delivery-outcome'
import { waitAfter } from '@/lib/platform/wait-after'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activePluginValues } from '@/lib/plugins/queries'
import { type ImportProblem, MAX_PROBLEMS } from './contracts'
import { queueImport } from './jobs'
import { planImport } from './plan-import'
import { type ImportRow, problemsOf } from './queries'
import { moveImport } from './transition'

/** So many posts are read by one call, and in one job. */
const AT_ONCE = 5

/**
 * Does the next part of a run: finds out what is to be read, reads some posts, or links articles with each other; and queues
 * the rest. May be broken off at any point and run again: a post is remembered by its id. Ends once somebody has ended it.
 */
export async function runImport(id: string): Promise<void> {
  const run = await db().articleImport.findUniqueOrThrow({ where: { id } })
  if (run.status !== 'running') return
  const values = await activePluginValues(wordpressPlugin)
  if (!values || siteOf(values) !== run.site) {
    const failure = values
      ? 'The address of the site was changed'
      : describeFailure({ kind: 'off' })
    await moveImport(db(), id, 'fail', { failure })
    return
  }
  try {
    if (await doNext(run, values)) await db().$transaction((tx) => queueImport(tx, id))
    else await moveImport(db(), id, 'finish', { failure: null })
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    await tryLater(run, error)
  }
}

/** @returns whether there is more to do */
async function doNext(run: ImportRow, values: PluginValues): Promise<boolean> {
  const follows = values.mode === 'follow'
  if (!run.isPlanned) {
    const { postIds, gone } = await planImport(run, values)
    const hidden = gone ? await hideGone(run.site, gone.published) : 0
    await db().articleImport.updateMany({
      where: isRunning(run.id),
      data: { isPlanned: true, postIds, posts: postIds.length, hidden, failures: 0, failure: null },
    })
    return true
  }
  const ids = run.postIds.slice(0, AT_ONCE)
  if (ids.length === 0) {
    await linkArticles(run.site)
    return false
  }
  const posts = new Map((await readPosts(values, ids)).map(({ id, post }) => [id, post]))
  for (const postId of ids)
    if (!(await record(run, postId, await outcomeOf(run.site, follows, posts.get(postId)))))
      return false
  return true
}

type Handled = { outcome: Outcome; post: Post | null }

async function outcomeOf(
  site: string,
  follows: boolean,
  post: Post | null | undefined,
): Promise<Handled> {
  // Not published any more since it was listed.
  if (post === undefined) return { outcome: { result: 'kept', problems: [] }, post: null }
  const refused = (problem: string): Handled => ({
    outcome: { result: 'refused', problems: [problem] },
    post,
  })
  if (post === null) return refused('WordPress gave an answer that cannot be read')
  try {
    return { outcome: await bringPost({ site, follows }, post), post }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error, postId: post.id }, 'a post could not be brought in')
    return refused('It could not be stored')
  }
}

const isRunning = (id: string) => ({ id, status: 'running' as const })

/** @returns whether the run goes on */
async function record(
  { id }: ImportRow,
  postId: number,
  { outcome: { result, problems }, post }: Handled,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const row = await tx.articleImport.findUniqueOrThrow({ where: { id } })
    const told: ImportProblem[] = problems.map((text) => ({
      title: post ? plainText(post.title.rendered) : `${postId}`,
      link: post?.link ?? '',
      text,
    }))
    const { count } = await tx.articleImport.updateMany({
      where: isRunning(id),
      data: {
        postIds: row.postIds.filter((one) => one !== postId),
        handled: { increment: 1 },
        added: { increment: Number(result === 'added') },
        changed: { increment: Number(result === 'changed') },
        kept: { increment: Number(result === 'kept') },
        problems: [problemsOf(row), told].flat().slice(0, MAX_PROBLEMS),
        failures: 0,
        failure: null,
      },
    })
    return count === 1
  })
}

async function tryLater({ id }: ImportRow, { message, retryAfter }: SiteError): Promise<void> {
  await db().$transaction(async (tx) => {
    const current = await tx.articleImport.findUniqueOrThrow({ where: { id } })
    const failures = current.failures + 1
    const wait = waitAfter(failures, retryAfter)
    if (wait === null) {
      await moveImport(tx, id, 'fail', { failure: message })
      return
    }
    const { count } = await tx.articleImport.updateMany({
      where: isRunning(id),
      data: { failures, failure: message },
    })
    if (count === 1) await queueImport(tx, id, wait)
  })
}
