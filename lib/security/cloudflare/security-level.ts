import { z } from 'zod'
import type { PluginValues } from '@/lib/plugins/plugin'
import { askCloudflare } from './client'

const PATH = '/settings/security_level'
export const UNDER_ATTACK = 'under_attack'

const levelSchema = z.object({ value: z.string() })

/** How strict the zone is with its visitors, such as `medium`. @throws CloudflareError */
export const readLevel = async (values: PluginValues): Promise<string> =>
  levelSchema.parse(await askCloudflare(values, { method: 'GET', path: PATH })).value

/** @returns the level that the zone has then. @throws CloudflareError */
export const setLevel = async (values: PluginValues, value: string): Promise<string> =>
  levelSchema.parse(await askCloudflare(values, { method: 'PATCH', path: PATH, body: { value } }))
    .value
