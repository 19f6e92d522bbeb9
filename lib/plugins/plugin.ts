import type { z } from 'zod'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import type { LearnedData, SharedData } from './data-flow'
import type { ONE_AT_A_TIME, PluginCategory, PluginField, PluginValue } from './fields'
import type { InBrowser } from './in-browser'

export type PluginValues = Readonly<Record<string, PluginValue>>

/** The result of "Test connection": a provider's refusal is a result, not a failure of the call. */
export type TestResult = { ok: boolean; message: string }

/** The part of a plugin that the environment alone provides. */
export type EnvironmentPart = {
  /** A description for the owner. */
  note: string
  /** Present when the environment's credentials switch the plugin on until it is first changed. */
  fallback?: { test: () => Promise<TestResult> }
}

/** How the store connects to a plugin's provider. */
type Connector = {
  /** Implements "Test connection". @param values complete and validated against the fields */
  test: (values: PluginValues) => Promise<TestResult>
  /** What leaves the store while it is on. */
  shares: readonly SharedData[]
  /** What it reads at its provider; nothing unless said otherwise. */
  learns?: readonly LearnedData[]
  environment?: () => EnvironmentPart | null
  /**
   * Settings that identify the account that receives money. Payments stay with the account that they
   * started with, so earlier accounts are kept for a while when these change.
   */
  account?: readonly string[]
  /** A secret that the store generates, shown once. */
  generatedSecret?: { key: string; generate: () => string }
  /** The path of the store that its provider calls. */
  webhook?: string
}

/** An integration of the catalogue. */
export type Plugin = {
  id: string
  name: string
  brand: string
  category: PluginCategory
  description: string
  /** Of the connector. */
  version: string
  fields: readonly PluginField[]
  /** Of those that do the same at most one is on: switching one on switches the others off. */
  oneOf?: (typeof ONE_AT_A_TIME)[number]
  connector: Connector
}

/** A plugin's part of the pages. */
type PagePart<V> = {
  /** The settings that prerendered pages may see. All others stay on the server. */
  publicValues: z.ZodType<V>
  /** Whether it counts as off, regardless of what is stored. */
  isSuppressed?: () => boolean
  /** Of those in one group only the first that is on is used. */
  group?: 'chat' | 'consent'
  /** What visitors are told of it on the page about cookies; `null` for what loads nothing of others. */
  inBrowser: InBrowser | null
  /** Where the script is that it puts into pages, if it puts one there. */
  firstScript?: (values: V) => string
  /** The sources it loads, by the vendor's documentation. Default: no third-party sources. */
  sources?: Sources
  /** Default: every page of the storefront. */
  isOnStorefront?: (values: V) => boolean
  /** Default: nowhere in the back office. */
  isInBackOffice?: (values: V) => boolean
  /** Default: not at the checkout. */
  isInCheckout?: (values: V) => boolean
}

/** A plugin that is visible or runs on pages. */
export type PagePlugin<V> = Plugin & { page: PagePart<V> }

export const definePagePlugin = <V>(plugin: PagePlugin<V>): PagePlugin<V> => plugin
