import { z } from 'zod'
import { callSite, siteOf } from '@/lib/content/wordpress/client'
import { faultOf, wordpressPlugin } from '@/lib/content/wordpress/plugin'
import type { Plugin, PluginValues, TestResult } from '@/lib/plugins/plugin'
import { failed, notReached, passed } from '@/lib/plugins/test-results'

const headsSchema = z.array(z.object({ yoast_head_json: z.object({ title: z.string() }) }))

/** The site whose articles it is about, with what it takes to call that; `null` when there is none. */
async function siteFor(values: PluginValues): Promise<PluginValues | null> {
  // The catalogue is read where there is no database, too.
  const { activePluginValues } = await import('@/lib/plugins/queries')
  const wordpress = await activePluginValues(wordpressPlugin)
  const own = siteOf(values)
  if (wordpress && (own === '' || own === siteOf(wordpress))) return wordpress
  return own === '' ? null : { siteUrl: own }
}

async function test(values: PluginValues): Promise<TestResult> {
  const site = await siteFor(values)
  if (!site) return failed('Enter the address of the site, or switch WordPress Articles on.')
  const query = { per_page: '1', _fields: 'id,yoast_head_json' }
  const posts = await callSite(site, '/wp/v2/posts', query)
  const fault = faultOf(posts)
  if (fault || posts.kind !== 'answer') return fault ?? notReached({ name: 'WordPress' })
  if (posts.total === 0) return failed('WordPress lists no posts.')
  return headsSchema.safeParse(posts.body).success
    ? passed('Yoast SEO tells titles and descriptions.')
    : failed('Yoast SEO tells nothing there: it is not installed, or older than version 14.')
}

export const yoastPlugin: Plugin = {
  id: 'yoast-seo',
  name: 'Yoast SEO',
  brand: 'Yoast',
  category: 'WordPress',
  description:
    'Gives articles that were brought in from WordPress the titles and descriptions for search engines which Yoast has there. What Page SEO says of an article goes before.',
  version: '1.0.0',
  fields: [
    {
      key: 'siteUrl',
      label: 'Site URL',
      kind: 'url',
      help: 'Empty: the site of WordPress Articles.',
    },
    { key: 'takeOverTitles', label: 'Take over titles', kind: 'boolean', default: true },
    {
      key: 'takeOverDescriptions',
      label: 'Take over descriptions',
      kind: 'boolean',
      default: true,
    },
  ],
  connector: { shares: [], learns: ['articles'], test },
}
