import 'server-only'
import {
  MAX_CONTENT_LENGTH,
  MAX_EXCERPT_LENGTH,
  MAX_TITLE_LENGTH,
} from '@/lib/content/articles/article-rules'
import { lockIfThere } from '@/lib/content/articles/article-writes'
import { bringArticle, bringInStep } from '@/lib/content/articles/bring-article'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { categoryOf, helpTopicOf } from './article-category'
import { decoded } from './decoded'
import { type ImportedRow, markOf } from './imported-articles'
import { articlePaths } from './link-articles'
import { plainText, shortened } from './plain-text'
import { articleOfPost, picturesOf } from './post-html'
import { bringPicture } from './post-pictures'
import type { Post, PostPicture } from './posts'
import { textsOfHead } from './yoast/texts-of-head'

/** What became of a post; `kept` when somebody has edited or deleted its article here. */
export type Outcome = { result: 'added' | 'changed' | 'kept' | 'refused'; problems: string[] }

/** More pictures than an article needs. */
const MAX_PICTURES = 60

const refused = (problem: string): Outcome => ({ result: 'refused', problems: [problem] })

/**
 * Brings a post in as an article, or the article in step that it is already.
 *
 * @param follows whether what was edited here is overwritten
 */
export async function bringPost(
  { site, follows }: { site: string; follows: boolean },
  post: Post,
): Promise<Outcome> {
  if (post.content.protected) return refused('It is protected by a password')
  if (!(await isToBeWritten(site, post, follows))) return { result: 'kept', problems: [] }
  const inText = picturesOf(post.content.rendered, site)
  const bare = articleOfPost(post.content.rendered, {
    site,
    siteUrl: env().SITE_URL,
    pictures: new Map(),
    articles: new Map(),
  })
  // Before its pictures are fetched for nothing.
  if (bare.length > MAX_CONTENT_LENGTH) return refused('Its text is too long')
  if (plainText(bare) === '' && inText.length === 0) return refused('It has no text')
  const { texts, problems } = await textsOf(site, post, inText)
  if (plainText(texts.content) === '' && !texts.content.includes('<img'))
    return { result: 'refused', problems: ['It has no text', ...problems] }
  if (texts.content.length > MAX_CONTENT_LENGTH) return refused('Its text is too long')
  const category = await categoryOf(post)
  const result = await db().$transaction((tx) =>
    write(tx, { site, follows, post, texts, category }),
  )
  return { result, problems }
}

const keyOf = (site: string, { id }: Post) => ({ site_postId: { site, postId: id } })

/** Before pictures are fetched for nothing. What is found not to be written is noted as read. */
async function isToBeWritten(site: string, post: Post, follows: boolean): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const row = await tx.importedArticle.findUnique({ where: keyOf(site, post) })
    if (!row) return true
    const isWritten = await mayWrite(tx, row, follows)
    if (!isWritten)
      await tx.importedArticle.update({
        where: keyOf(site, post),
        data: { modifiedAt: post.modified_gmt, ...textsOfHead(post.yoast_head_json) },
      })
    return isWritten
  })
}

/** Not what was deleted here, nor, unless it follows, what was edited. */
async function mayWrite(tx: Tx, row: ImportedRow, follows: boolean): Promise<boolean> {
  const article = await lockIfThere(tx, row.articleId)
  if (!article) return false
  return follows || markOf(article) === row.mark
}

type Texts = {
  title: string
  excerpt: string
  content: string
  image: string | null
  publishedAt: Date
}

async function textsOf(
  site: string,
  post: Post,
  inText: readonly string[],
): Promise<{ texts: Texts; problems: string[] }> {
  const featured = post._embedded['wp:featuredmedia'][0]
  const problems: string[] = []
  const pictures = new Map<string, string>()
  const bring = async (address: string, smaller?: string) => {
    const picture = await bringPicture(address, { site, smaller })
    if ('path' in picture) pictures.set(address, picture.path)
    else problems.push(picture.problem)
  }
  if (featured) await bring(featured.source_url, largestSize(featured))
  for (const address of inText.slice(0, MAX_PICTURES))
    if (address !== featured?.source_url) await bring(address)
  const articles = await articlePaths(site)
  const content = articleOfPost(post.content.rendered, {
    site,
    siteUrl: env().SITE_URL,
    pictures,
    articles,
  })
  const text = plainText(content)
  return {
    problems,
    texts: {
      title: shortened(plainText(post.title.rendered) || shortened(text, 60), MAX_TITLE_LENGTH),
      excerpt: shortened(
        plainText(post.excerpt.rendered).replace(/\s*(?:\[…\]|\[\.\.\.\])$/, '…') || text,
        MAX_EXCERPT_LENGTH,
      ),
      content,
      image: (featured && pictures.get(featured.source_url)) ?? null,
      publishedAt: post.date_gmt,
    },
  }
}

/** The largest of the versions that WordPress made of a picture, beside the picture itself. */
const largestSize = ({ source_url, media_details: { sizes } }: PostPicture): string | undefined =>
  Object.values(sizes)
    .filter((size) => size.source_url !== source_url)
    .sort((a, b) => b.width - a.width)[0]?.source_url

type Writing = {
  site: string
  follows: boolean
  post: Post
  texts: Texts
  category: string
}

async function write(
  tx: Tx,
  { site, follows, post, texts, category }: Writing,
): Promise<'added' | 'changed' | 'kept'> {
  const row = await tx.importedArticle.findUnique({ where: keyOf(site, post) })
  const read = {
    modifiedAt: post.modified_gmt,
    link: post.link,
    ...textsOfHead(post.yoast_head_json),
  }
  if (!row) {
    const article = await bringArticle(tx, {
      ...texts,
      category,
      helpTopic: helpTopicOf(post),
      slugs: [decoded(post.slug), texts.title, `article-${post.id}`],
    })
    await tx.importedArticle.create({
      data: { site, postId: post.id, articleId: article.id, mark: markOf(article), ...read },
    })
    return 'added'
  }
  // Somebody may have edited it while its pictures were fetched.
  const after = (await mayWrite(tx, row, follows))
    ? await bringInStep(tx, row.articleId, {
        ...texts,
        ...(follows && { category }),
        ...(row.hiddenAt && { isPublished: true }),
      })
    : null
  await tx.importedArticle.update({
    where: keyOf(site, post),
    data: { ...read, ...(after && { mark: markOf(after), hiddenAt: null }) },
  })
  return after ? 'changed' : 'kept'
}
