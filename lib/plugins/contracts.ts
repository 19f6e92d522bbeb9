import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { LEARNED_DATA, SHARED_DATA } from './data-flow'
import { ONE_AT_A_TIME, PLUGIN_CATEGORIES } from './fields'
import type { TestResult } from './plugin'

export type { PublicPlugins } from './page-plugins'

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

const fieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum([
    'text',
    'paragraph',
    'email',
    'host',
    'url',
    'number',
    'boolean',
    'list',
    'select',
  ]),
  help: z.string().optional(),
  required: z.boolean(),
  /** Its input is masked. */
  masked: z.boolean(),
  /** It is stored encrypted and never returned. */
  secret: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
})
export type AdminPluginField = z.infer<typeof fieldSchema>

export const adminPluginSchema = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.enum(PLUGIN_CATEGORIES),
  description: z.string(),
  version: z.string(),
  fields: z.array(fieldSchema),
  active: z.boolean(),
  /** A description of what applies without its own settings; `null` when nothing does. */
  environment: z.string().nullable(),
  /** The current settings, without secrets. */
  settings: z.record(z.string(), valueSchema),
  secrets: z.record(z.string(), z.object({ set: z.boolean() })),
  /** Labels of missing required settings. */
  missing: z.array(z.string()),
  /** Of those that do the same, such as `mail`, at most one is on. */
  oneOf: z.enum(ONE_AT_A_TIME).nullable(),
  /** The address that its provider calls; `null` for one that calls nobody. */
  webhookUrl: z.string().nullable(),
  /** Whether its deliveries are logged. */
  hasLog: z.boolean(),
  /** Whether it puts a script into pages while it is on. */
  hasScript: z.boolean(),
  /** What leaves the store while it is on. */
  shares: z.array(z.enum(SHARED_DATA)),
  /** What it reads at its provider. */
  learns: z.array(z.enum(LEARNED_DATA)),
  /** How much of the last day went wrong: deliveries, mails, backups and the like. */
  recentErrors: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
})
/** One plugin of the catalogue with its state, as GET /api/admin/plugins lists them. */
export type AdminPlugin = z.infer<typeof adminPluginSchema>
export const adminPluginsSchema = z.array(adminPluginSchema)

const expectedUpdatedAtSchema = z.iso
  .datetime(fault('fields.mustBe', { field: 'expectedUpdatedAt', example: 'a time, or null' }))
  .nullable()

const settingsSchema = z.record(
  z.string(),
  z.unknown(),
  fault('fields.mustBe', { field: 'settings', example: 'an object' }),
)

/** Body of PATCH /api/admin/plugins/[id]; the settings are checked against the registry. */
export const changePluginSchema = z
  .object({
    active: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'active' })).optional(),
    settings: settingsSchema.optional(),
    /** The `updatedAt` that the plugin was loaded with; `null` for one that was never changed. */
    expectedUpdatedAt: expectedUpdatedAtSchema,
  })
  .refine(
    ({ active, settings }) => active !== undefined || settings !== undefined,
    fault('plugins.nameWhatChanges'),
  )
export type ChangePlugin = z.infer<typeof changePluginSchema>

/** Body of POST /api/admin/plugins/[id]/test: the form's values, which override the stored ones. */
export const testPluginSchema = z.object({ settings: settingsSchema.default({}) })
/** Its answer: the provider's refusal is a result, not a failure of the call. */
export const pluginTestResultSchema: z.ZodType<TestResult> = z.object({
  ok: z.boolean(),
  message: z.string(),
})
export type { TestResult as PluginTestResult }

/** What the first script that a plugin puts into pages weighs, in bytes, compressed; null when that is not known now. */
export const scriptWeightSchema = z.object({ bytes: z.number().int().nullable() })
export type ScriptWeight = z.infer<typeof scriptWeightSchema>

/** Body of POST /api/admin/plugins/[id]/secret. */
export const renewSecretSchema = z.object({ expectedUpdatedAt: expectedUpdatedAtSchema })
/** Answer of POST /api/admin/plugins/[id]/secret: the secret is shown only this once. */
export const newSecretSchema = z.object({ secret: z.string(), plugin: adminPluginSchema })
