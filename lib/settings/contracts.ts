import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { SETTINGS, type Settings } from './registry'

const versionSchema = z.iso.datetime().nullable()

/** Answer of GET and PATCH /api/admin/settings. */
export const settingsAnswerSchema = z.object({
  values: z.object(SETTINGS),
  /** When each setting was changed last; `null` for one that still has its default. */
  versions: z.record(z.string(), versionSchema),
  /** Where the store answers: as it is deployed (SITE_URL), so not to be changed here. */
  storeUrl: z.string(),
})
export type SettingsAnswer = {
  values: Settings
  versions: Record<string, string | null>
  storeUrl: string
}

/** Body of PATCH /api/admin/settings: some settings with their new values. */
export const changeSettingsSchema = z.object({
  values: z.record(
    z.string(),
    z.unknown(),
    fault('fields.mustBe', { field: 'values', example: 'an object' }),
  ),
  /** The versions that the changed settings were loaded with; another one is a conflict. */
  expectedVersions: z.record(z.string(), versionSchema).optional(),
})
export type ChangeSettings = z.infer<typeof changeSettingsSchema>
