import type { Plugin, PluginValues, TestResult } from '@/lib/plugins/plugin'
import { failed, notReached, notTaken, passed } from '@/lib/plugins/test-results'
import { callSite, type SiteAnswer } from './client'
import { categoryIds, NoSuchCategory } from './site-categories'

const NAME = { name: 'WordPress' }

const NO_WORDPRESS = failed('No WordPress answers there: enter the address of its start page.')

/** What is wrong with an answer, if anything is. @param nothing what is said where no such API is */
export function faultOf(
  answer: SiteAnswer,
  { name, nothing }: { name: string; nothing: TestResult } = { ...NAME, nothing: NO_WORDPRESS },
): TestResult | null {
  if (answer.kind === 'unreadable') return nothing
  if (answer.kind === 'not_secure') return failed('The address has to begin with https.')
  if (answer.kind !== 'answer') return notReached({ name })
  if (answer.status === 401 || answer.status === 403) return notTaken({ name })
  if (answer.status === 404 || (answer.status >= 300 && answer.status < 400)) return nothing
  return answer.status === 200 ? null : notReached({ name })
}

async function test(values: PluginValues): Promise<TestResult> {
  if (values.username || values.applicationPassword) {
    const me = await callSite(values, '/wp/v2/users/me', { context: 'edit' })
    const fault = faultOf(me)
    if (fault) return fault
  }
  const posts = await callSite(values, '/wp/v2/posts', { per_page: '1', _fields: 'id' })
  const fault = faultOf(posts)
  if (fault || posts.kind !== 'answer') return fault ?? notReached(NAME)
  try {
    await categoryIds(values)
  } catch (error) {
    if (error instanceof NoSuchCategory) return failed(`${error.message}.`)
    throw error
  }
  return passed(`WordPress lists ${posts.total} posts.`)
}

export const wordpressPlugin: Plugin = {
  id: 'wordpress',
  name: 'WordPress Articles',
  brand: 'WordPress',
  category: 'WordPress',
  description:
    'Brings posts of a WordPress site into the knowledge base, with their pictures: once, to be edited here, or in step with what changes there.',
  version: '1.0.0',
  fields: [
    {
      key: 'siteUrl',
      label: 'Site URL',
      kind: 'url',
      required: true,
      help: 'The address of its start page, such as https://blog.example.com.',
    },
    {
      key: 'mode',
      label: 'What happens to articles',
      kind: 'select',
      options: [
        { value: 'import', label: 'They become the store’s own' },
        { value: 'follow', label: 'They follow WordPress' },
      ],
      default: 'import',
      help: 'The store’s own are brought in when you import posts; one that was edited here is not overwritten. Those that follow are compared every 15 minutes: changes here are overwritten, and what is gone there is hidden here.',
    },
    {
      key: 'username',
      label: 'Username',
      kind: 'text',
      max: 120,
      help: 'Only for a site that shows its posts to those who are logged in.',
    },
    {
      key: 'applicationPassword',
      label: 'Application Password',
      kind: 'text',
      max: 200,
      secret: true,
      boundTo: ['siteUrl', 'username'],
      help: 'Made in the profile of this user in WordPress; not the password of the login.',
    },
    {
      key: 'language',
      label: 'Language of the posts',
      kind: 'text',
      max: 12,
      pattern: '[a-z]{2,3}(?:-[A-Za-z]{2,8})?',
      example: 'a code such as de or pt-br',
      help: 'Only for a site in several languages by WPML or Polylang: its code there, such as de. Without one, posts in all of them come.',
    },
    {
      key: 'postCategories',
      label: 'Categories to Import',
      kind: 'list',
      default: [],
      help: 'Names, separated by a comma and a space. Without one, all posts come.',
    },
  ],
  connector: { shares: [], learns: ['articles'], test },
}
