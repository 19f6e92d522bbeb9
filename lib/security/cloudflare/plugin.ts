import { env } from '@/lib/core/env'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin, PluginValues, TestResult } from '@/lib/plugins/plugin'
import { failed, notReached, notTaken, passed, works } from '@/lib/plugins/test-results'
import { CloudflareError, purgeTags, readZone } from './client'
import { readRuleset } from './keep-rules'
import { readLevel } from './security-level'

const NAME = { name: 'Cloudflare' }

/** Under which nothing is kept: purging it shows that the token may. */
const NO_TAG = 'softhaven-connection-test'

/** What Cloudflare calls the permissions that the token needs, and what shows that it has them. */
const NEEDED = [
  { permission: 'Cache Purge', tryIt: (values: PluginValues) => purgeTags(values, [NO_TAG]) },
  { permission: 'Cache Rules', tryIt: readRuleset },
]

/** Whether it does not let the token do something. @throws CloudflareError for whatever else is the matter */
async function isDenied(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return false
  } catch (error) {
    if (error instanceof CloudflareError && error.problem === 'denied') return true
    throw error
  }
}

const isOfZone = (host: string, zone: string) => host === zone || host.endsWith(`.${zone}`)

async function tryAll(values: PluginValues): Promise<TestResult> {
  const zone = await readZone(values)
  if (!isOfZone(new URL(env().SITE_URL).hostname, zone.name))
    return failed('Cloudflare knows this zone, but the store is not in it.')
  if (zone.status !== 'active' || zone.paused)
    return failed('Cloudflare knows this zone, but it is not active there.')
  for (const { permission, tryIt } of NEEDED)
    if (await isDenied(tryIt(values)))
      return failed(`Cloudflare takes the token, but it lacks the permission ${permission}.`)
  return (await isDenied(readLevel(values)))
    ? passed(
        'Cloudflare takes the token. Only the switch for attacks needs the permission Zone Settings, too.',
      )
    : works(NAME)
}

async function test(values: PluginValues): Promise<TestResult> {
  try {
    return await tryAll(values)
  } catch (error) {
    if (!(error instanceof CloudflareError)) throw error
    if (error.problem === 'denied') return notTaken(NAME)
    if (error.problem === 'zone') return failed('Cloudflare does not know this zone.')
    if (error.problem === 'refused') return failed('Cloudflare refused the question.')
    return notReached(NAME)
  }
}

export const cloudflarePlugin: Plugin = {
  id: 'cloudflare',
  ...NAME,
  brand: 'Cloudflare',
  category: 'Security',
  description:
    'Keeps pages close to visitors, drops them within a minute once they change, and checks all visitors while the store is under attack.',
  version: 'v4',
  fields: [
    {
      key: 'zoneId',
      label: 'Zone ID',
      ...identifier('[0-9a-f]{32}', 'the Zone ID of Cloudflare: 32 digits and letters a to f'),
      help: 'On the overview of your domain at Cloudflare.',
    },
    {
      key: 'apiToken',
      label: 'API Token',
      ...identifier('[A-Za-z0-9_-]{30,200}', 'an API token of Cloudflare'),
      max: 200,
      secret: true,
      help: 'For this zone, with the permissions Zone (read), Cache Purge, Cache Rules (edit) and Zone Settings (edit).',
    },
  ],
  connector: { shares: ['pages', 'traffic'], test },
}
