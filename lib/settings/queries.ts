import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { SETTINGS_TAG } from './cache-tags'
import type { SettingsAnswer } from './contracts'
import { SETTINGS, type Settings, settingsFrom } from './registry'

/** The settings in force, read from the database: what moves money must not depend on a cache. */
export async function currentSettings(tx: Tx = db()): Promise<Settings> {
  const rows = await tx.setting.findMany({ select: { key: true, value: true } })
  return settingsFrom(new Map(rows.map(({ key, value }) => [key, value])))
}

/** One of the settings in force, for calls that need no other; none of those that follow others. */
export async function currentSetting<
  Key extends Exclude<keyof Settings, 'storeDescription' | 'returnsText'>,
>(key: Key, tx: Tx = db()): Promise<Settings[Key]> {
  const row = await tx.setting.findUnique({ where: { key }, select: { value: true } })
  return settingsFrom(new Map(row ? [[key, row.value]] : []))[key]
}

/** The settings for prerendered pages: cached until one changes. */
export const cachedSettings = cache(async (): Promise<Settings> => {
  'use cache'
  cacheTag(SETTINGS_TAG)
  cacheLife('hours')
  return currentSettings()
})

/** The settings in force, with their versions for optimistic locking. */
export async function readSettings(tx: Tx = db()): Promise<SettingsAnswer> {
  const rows = await tx.setting.findMany()
  const versions = new Map(rows.map(({ key, updatedAt }) => [key, updatedAt.toISOString()]))
  return {
    values: settingsFrom(new Map(rows.map(({ key, value }) => [key, value]))),
    versions: Object.fromEntries(
      Object.keys(SETTINGS).map((key) => [key, versions.get(key) ?? null]),
    ),
    storeUrl: env().SITE_URL,
  }
}
