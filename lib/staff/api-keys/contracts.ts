import { z } from 'zod'
import { idSchema } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { SCOPE_NAMES } from '@/lib/http/scopes'

export const MAX_KEY_NAME = 60
export const MAX_CALLS_PER_MINUTE = 6_000

const date = z.iso.datetime()
const scopeSchema = z.enum(
  SCOPE_NAMES,
  fault('fields.mustBe', { field: 'scopes', example: `some of ${SCOPE_NAMES.join(', ')}` }),
)

/** Body of POST /api/admin/api-keys. */
export const newApiKeySchema = z.object({
  name: lineSchema('name', MAX_KEY_NAME).min(1, fault('staff.sayWhatKeyIsFor')),
  scopes: z
    .array(scopeSchema, fault('fields.mustBeList', { field: 'scopes' }))
    .min(1, fault('staff.apiKeyScopes'))
    .max(SCOPE_NAMES.length, fault('staff.scopesTwice'))
    .refine((scopes) => new Set(scopes).size === scopes.length, {
      error: fault('staff.scopesTwice'),
    }),
  /** When it ends; `null`: when it is revoked. */
  expiresAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expiresAt' }))
    .refine((time) => new Date(time) > new Date(), {
      error: fault('fields.mustBeLaterThanNow', { field: 'expiresAt' }),
    })
    .nullable()
    .default(null),
  callsPerMinute: z
    .number(fault('fields.mustBeNumber', { field: 'callsPerMinute' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'callsPerMinute' }))
    .min(1, fault('fields.mustBeAtLeast', { field: 'callsPerMinute', min: 1 }))
    .max(
      MAX_CALLS_PER_MINUTE,
      fault('fields.mustBeAtMost', { field: 'callsPerMinute', max: MAX_CALLS_PER_MINUTE }),
    )
    .default(60),
})
export type NewApiKey = z.output<typeof newApiKeySchema>

export const apiKeyParamsSchema = z.object({ id: idSchema })

/** A key as the back office lists it, without what it is called by. */
export const apiKeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** How it ends. */
  lastFour: z.string(),
  scopes: z.array(z.enum(SCOPE_NAMES)),
  callsPerMinute: z.number().int(),
  /** Who made it: it works while they are an administrator. */
  username: z.string(),
  createdAt: date,
  expiresAt: date.nullable(),
  revokedAt: date.nullable(),
  lastUsedAt: date.nullable(),
  state: z.enum(['active', 'expired', 'revoked', 'dormant']),
})
export type ApiKey = z.infer<typeof apiKeySchema>
export const apiKeysSchema = z.array(apiKeySchema)

/** Answer of POST /api/admin/api-keys: the key itself, this once. */
export const madeApiKeySchema = z.object({ apiKey: apiKeySchema, secret: z.string() })
export type MadeApiKey = z.infer<typeof madeApiKeySchema>
