import { type Incoming, type Reply, type SimulatorServer, serve } from './http-server'

export const SIMULATED_WORDPRESS = {
  username: 'editor',
  applicationPassword: 'abcd EFGH 1234 ijkl MNOP 6789',
}

/** A post as somebody writes it in WordPress; texts are what it renders. */
type SimulatedPost = {
  id: number
  slug: string
  title: string
  content: string
  excerpt: string
  status: 'publish' | 'draft' | 'private' | 'trash'
  /** In UTC, without a zone, as WordPress writes it. */
  date: string
  modified: string
  categories: string[]
  tags: string[]
  /** Path of its picture below /wp-content/uploads. */
  picture: string | null
  isProtected: boolean
  /** What Yoast SEO says of it. */
  seo: { title?: string; description?: string }
}

export type WordpressSimulator = SimulatorServer & {
  posts: Map<number, SimulatedPost>
  /** Writes a post, or changes one. */
  write: (post: Partial<SimulatedPost> & { id: number }) => SimulatedPost
  /** Puts a file below /wp-content/uploads. */
  upload: (path: string, bytes: Buffer, contentType: string) => string
  /** Whether Yoast SEO is installed. */
  yoast: boolean
  /** Whether only those who are logged in may read. */
  isClosed: boolean
  /** The status of all that is asked for, until it is `null`. */
  fail: (status: number | null) => void
  /** What was asked for, as path and query. */
  requests: string[]
}

const error = (status: number, code: string, message: string): Reply => ({
  status,
  json: { code, message, data: { status } },
})

const MAX_PER_PAGE = 100

/**
 * WordPress' REST API of posts, categories, tags, media and users, as far as readers and an application password go, on loopback.
 * https://developer.wordpress.org/rest-api/reference/
 */
export async function startWordpressSimulator(): Promise<WordpressSimulator> {
  const posts = new Map<number, SimulatedPost>()
  const files = new Map<string, { bytes: Buffer; contentType: string }>()
  const terms = { category: ['Uncategorized'], post_tag: [] as string[] }
  let failure: number | null = null
  /** Each change has a second of its own. */
  let clock = Date.UTC(2026, 0, 1)
  const now = () => {
    clock += 1000
    return new Date(clock).toISOString().slice(0, 19)
  }
  const requests: string[] = []

  const termId = (taxonomy: keyof typeof terms, name: string): number => {
    if (!terms[taxonomy].includes(name)) terms[taxonomy].push(name)
    return terms[taxonomy].indexOf(name) + (taxonomy === 'category' ? 1 : 1001)
  }
  const slugOf = (name: string) => name.toLowerCase().replace(/\W+/g, '-')
  const shownTerm = (taxonomy: keyof typeof terms) => (name: string) => ({
    id: termId(taxonomy, name),
    name: name.replace(/&/g, '&amp;'),
    slug: slugOf(name),
    taxonomy,
  })
  const uploads = () => `${server.url}/wp-content/uploads/`
  const mediaOf = (path: string) => ({
    id: 5000 + [...files.keys()].indexOf(path),
    source_url: uploads() + path,
    alt_text: '',
    media_type: 'image',
    media_details: { sizes: {} },
  })

  function shown(post: SimulatedPost, query: URLSearchParams): Record<string, unknown> {
    const all = {
      id: post.id,
      date: post.date,
      date_gmt: post.date,
      modified: post.modified,
      modified_gmt: post.modified,
      slug: post.slug,
      status: post.status,
      type: 'post',
      link: `${server.url}/${post.slug}/`,
      title: { rendered: post.title },
      content: {
        rendered: post.isProtected ? '' : post.content,
        protected: post.isProtected,
      },
      excerpt: { rendered: post.isProtected ? '' : post.excerpt, protected: post.isProtected },
      author: 1,
      featured_media: post.picture === null ? 0 : mediaOf(post.picture).id,
      categories: post.categories.map((name) => termId('category', name)),
      tags: post.tags.map((name) => termId('post_tag', name)),
      ...(site.yoast && {
        yoast_head: '<title></title>',
        yoast_head_json: {
          title: `${post.seo.title ?? post.title} - Acme Blog`,
          ...(post.seo.description && { description: post.seo.description }),
          robots: { index: 'index', follow: 'follow' },
          canonical: `${server.url}/${post.slug}/`,
          og_title: post.title,
          og_site_name: 'Acme Blog',
        },
      }),
    }
    const fields = query.get('_fields')?.split(',')
    const answered = Object.fromEntries(
      Object.entries(all).filter(([name]) => !fields || fields.includes(name)),
    )
    if (!query.has('_embed')) return answered
    return {
      ...answered,
      _embedded: {
        ...(post.picture !== null && {
          'wp:featuredmedia': [
            files.has(post.picture)
              ? mediaOf(post.picture)
              : { code: 'rest_post_invalid_id', message: 'Invalid post ID.' },
          ],
        }),
        'wp:term': [
          post.categories.map(shownTerm('category')),
          post.tags.map(shownTerm('post_tag')),
        ],
      },
    }
  }

  /** One page of a collection, with its numbers in the headers. */
  function page(rows: readonly unknown[], query: URLSearchParams): Reply {
    const perPage = Number(query.get('per_page') ?? 10)
    if (!(perPage >= 1 && perPage <= MAX_PER_PAGE))
      return error(400, 'rest_invalid_param', 'Invalid parameter(s): per_page')
    const number = Number(query.get('page') ?? 1)
    const pages = Math.ceil(rows.length / perPage)
    if (number > Math.max(pages, 1))
      return error(
        400,
        'rest_post_invalid_page_number',
        'The page number requested is larger than the number of pages available.',
      )
    return {
      json: rows.slice((number - 1) * perPage, number * perPage),
      headers: { 'x-wp-total': String(rows.length), 'x-wp-totalpages': String(pages) },
    }
  }

  const numbersOf = (text: string | null): number[] | null =>
    text === null ? null : text.split(',').map(Number)

  function listPosts(query: URLSearchParams, isLoggedIn: boolean): Reply {
    const status = query.get('status') ?? 'publish'
    if (status !== 'publish' && !isLoggedIn)
      return error(400, 'rest_invalid_param', 'Invalid parameter(s): status')
    const include = numbersOf(query.get('include'))
    const categories = numbersOf(query.get('categories'))
    const after = query.get('modified_after')
    const sign = query.get('order') === 'asc' ? 1 : -1
    const found = [...posts.values()].filter(
      (post) =>
        post.status === status &&
        (!include || include.includes(post.id)) &&
        (!categories ||
          post.categories.some((name) => categories.includes(termId('category', name)))) &&
        (after === null || Date.parse(`${post.modified}Z`) > Date.parse(after)),
    )
    found.sort((a, b) =>
      query.get('orderby') === 'id' ? sign * (a.id - b.id) : sign * a.date.localeCompare(b.date),
    )
    return page(
      found.map((post) => shown(post, query)),
      query,
    )
  }

  function answer({ path, query, headers }: Incoming): Reply {
    const upload = /^\/wp-content\/uploads\/(.+)$/.exec(path)?.[1]
    if (upload !== undefined) return { status: 404, html: 'Not found' }
    if (!path.startsWith('/wp-json')) return { html: '<!doctype html><title>Acme Blog</title>' }
    const given = headers.authorization
    const isLoggedIn = given === authorization
    if (given !== undefined && !isLoggedIn)
      return error(
        401,
        'incorrect_password',
        'The provided password is an invalid application password.',
      )
    if (site.isClosed && !isLoggedIn)
      return error(401, 'rest_not_logged_in', 'You are not currently logged in.')
    switch (path.replace(/^\/wp-json/, '').replace(/\/$/, '')) {
      case '':
        return {
          json: { name: 'Acme Blog', url: server.url, home: server.url, namespaces: ['wp/v2'] },
        }
      case '/wp/v2/posts':
        return listPosts(query, isLoggedIn)
      case '/wp/v2/categories':
        return page(terms.category.map(shownTerm('category')), query)
      case '/wp/v2/tags':
        return page(terms.post_tag.map(shownTerm('post_tag')), query)
      case '/wp/v2/media':
        return page([...files.keys()].map(mediaOf), query)
      case '/wp/v2/users':
        return page([{ id: 1, name: 'Grace Editor', slug: 'editor' }], query)
      case '/wp/v2/users/me':
        return isLoggedIn
          ? { json: { id: 1, name: 'Grace Editor', capabilities: { edit_posts: true } } }
          : error(401, 'rest_not_logged_in', 'You are not currently logged in.')
      default:
        return error(
          404,
          'rest_no_route',
          'No route was found matching the URL and request method.',
        )
    }
  }

  const { username, applicationPassword } = SIMULATED_WORDPRESS
  const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`
  const server = await serve(0, async (request) => {
    requests.push(`${request.path}?${request.query}`)
    if (failure !== null)
      return error(failure, 'internal_server_error', 'There has been a critical error.')
    const file = files.get(request.path.replace('/wp-content/uploads/', ''))
    if (file && request.path.startsWith('/wp-content/uploads/'))
      return { bytes: file.bytes, headers: { 'content-type': file.contentType } }
    return answer(request)
  })

  const site: WordpressSimulator = {
    ...server,
    posts,
    requests,
    yoast: false,
    isClosed: false,
    write: (change) => {
      const post: SimulatedPost = {
        slug: `post-${change.id}`,
        title: `Post ${change.id}`,
        content: `<p>Text of post ${change.id}.</p>\n`,
        excerpt: '',
        status: 'publish',
        date: '2025-05-06T07:08:09',
        categories: ['Uncategorized'],
        tags: [],
        picture: null,
        isProtected: false,
        seo: {},
        ...posts.get(change.id),
        ...change,
        modified: change.modified ?? now(),
      }
      posts.set(post.id, post)
      for (const name of post.categories) termId('category', name)
      for (const name of post.tags) termId('post_tag', name)
      return post
    },
    upload: (path, bytes, contentType) => {
      files.set(path, { bytes, contentType })
      return uploads() + path
    },
    fail: (status) => {
      failure = status
    },
  }
  return site
}
