import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { SETTINGS_TAG } from './cache-tags'
import { type Settings, settingsFrom } from './registry'

/** The settings in force, read from the database: what moves money must not be told by a cache. */
export async function currentSettings(): Promise<Settings> {
  const rows = await db().setting.findMany({ select: { key: true, value: true } })
  return settingsFrom(new Map(rows.map(({ key, value }) => [key, value])))
}

/** The settings for prerendered pages: kept until one changes. */
export async function cachedSettings(): Promise<Settings> {
  'use cache'
  cacheTag(SETTINGS_TAG)
  cacheLife('hours')
  return currentSettings()
}
