import type { z } from 'zod'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import type { PluginCategory, PluginField, PluginValue } from './fields'

export type PluginValues = Readonly<Record<string, PluginValue>>

/** What "Test connection" came to: what a provider says is a result, not a failure of the call. */
export type TestResult = { ok: boolean; message: string }

/** What holds of a plugin by the environment alone. */
export type EnvironmentPart = {
  /** In words for the owner. */
  note: string
  /** Present when the environment's credentials switch the plugin on while nobody has touched it. */
  fallback?: { test: () => Promise<TestResult> }
}

/** How this store works with a plugin. */
type Connector = {
  /** What "Test connection" does. @param values complete and checked against the fields */
  test: (values: PluginValues) => Promise<TestResult>
  environment?: () => EnvironmentPart | null
  /**
   * Settings that name the account which money goes to. Payments stay with the account that they began
   * with, so earlier ones are kept for a while when these change.
   */
  account?: readonly string[]
  /** A secret that the store makes up itself, shown once. */
  generatedSecret?: { key: string; generate: () => string }
}

/** One integration of the catalogue. */
export type Plugin = {
  id: string
  name: string
  brand: string
  category: PluginCategory
  description: string
  /** Of the connector; without one, of the provider's own API. */
  version: string
  fields: readonly PluginField[]
  /** Without one the plugin is only listed: it can't be switched on. */
  connector?: Connector
}

/** What a plugin puts on pages. */
type PagePart<V> = {
  /** What prerendered pages may know of its settings. Whatever it does not name, stays on the server. */
  publicValues: z.ZodType<V>
  /** Whether it counts as off, whatever is stored. */
  isSuppressed?: () => boolean
  /** Of those in one group only the first that is on is used. */
  group?: 'chat'
  /** What it loads, by the vendor's own documentation. Left out: nothing from elsewhere. */
  sources?: Sources
  /** Left out: on every page of the storefront. */
  isOnStorefront?: (values: V) => boolean
  /** Left out: nowhere in the back office. */
  isInBackOffice?: (values: V) => boolean
}

/** A plugin that is seen or runs on pages. */
export type PagePlugin<V> = Plugin & { page: PagePart<V> }

export const definePagePlugin = <V>(plugin: PagePlugin<V>): PagePlugin<V> => plugin
