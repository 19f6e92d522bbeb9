import { z } from 'zod'
import { idSchema } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { termDaysSchema } from '@/lib/licences/rule-contracts'
import { licenceFileSchema } from './licence-file'
import { LICENCE_STATES, REVOKE_REASONS } from './licence-state'

const keySchema = z
  .string(fault('fields.mustBeText', { field: 'key' }))
  .trim()
  .min(1, fault('activations.enterKey'))
  .max(100, fault('fields.mustBeAtMostCharacters', { field: 'key', max: 100 }))

const deviceSchema = lineSchema('device', 200).min(1, fault('activations.nameDevice'))

/** Body of POST /api/licences/deactivate and /validate. */
export const deviceOfLicenceSchema = z.object({ key: keySchema, device: deviceSchema })
export type DeviceOfLicence = z.output<typeof deviceOfLicenceSchema>

/** Body of POST /api/licences/activate. */
export const activateSchema = deviceOfLicenceSchema.extend({
  /** What its user calls the device. */
  deviceName: lineSchema('deviceName', 100).default(''),
})
export type Activate = z.output<typeof activateSchema>

/** Body of POST /api/licences/update-check. */
export const updateCheckSchema = deviceOfLicenceSchema.extend({
  /** The version that is installed; none: whichever is current counts as newer. */
  version: lineSchema('version', 50).default(''),
})
export type UpdateCheck = z.output<typeof updateCheckSchema>

const date = z.iso.datetime()

/** What a licence is for a device. What is unknown of an unknown key is `null`, as it is of others that have none. */
export const licenceStandingSchema = z.object({
  state: z.enum(LICENCE_STATES),
  reason: z.enum(REVOKE_REASONS).nullable(),
  /** When the licence ends; `null`: never, or not before it is first activated. */
  expiresAt: date.nullable(),
  deviceLimit: z.number().int().nullable(),
  /** On how many devices it is active. */
  devices: z.number().int().nullable(),
  /** For use without the store, while the licence is active on this device. */
  licence: licenceFileSchema.nullable(),
})
export type LicenceStanding = z.infer<typeof licenceStandingSchema>

/** Answer of POST /api/licences/update-check. */
export const updateAnswerSchema = z.object({
  state: z.enum(LICENCE_STATES),
  reason: z.enum(REVOKE_REASONS).nullable(),
  /** A newer version; only for a device that the licence is active on. */
  update: z
    .object({ version: z.string(), downloadUrl: z.string(), changelog: z.string() })
    .nullable(),
})
export type UpdateAnswer = z.infer<typeof updateAnswerSchema>

/** Answer of POST /api/licences/deactivate, and of a buyer who ends an activation. */
export const freedPlaceSchema = z.object({
  /** When the place is free for another device; `null`: it is. */
  freeAt: date.nullable(),
  /** How many devices may still take the place of one whose file is good, of those in 30 days. */
  freeMoves: z.number().int(),
})
export type FreedPlace = z.infer<typeof freedPlaceSchema>

/** What an activation is refused with, beside the message: the same of every refusal. */
export const refusalSchema = z.object({
  state: z.enum(['expired', 'revoked', 'unknown', 'device_limit', 'places_kept']),
  reason: z.enum(REVOKE_REASONS).nullable(),
  deviceLimit: z.number().int().nullable(),
  /** With `places_kept`: when the next place is free. */
  freeAt: date.nullable(),
})
export type Refusal = z.infer<typeof refusalSchema>

export const publicKeySchema = z.object({
  algorithm: z.literal('Ed25519'),
  /** 32 bytes as base64url. */
  publicKey: z.string(),
  pem: z.string(),
})
export type PublicKey = z.infer<typeof publicKeySchema>

// ---- The buyer, and the back office ----

const activeDeviceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  since: date,
  lastSeenAt: date,
})

/** A device that left, and whose place is taken as long as its licence file is good, or until another takes it by a move. */
const keptPlaceSchema = activeDeviceSchema.extend({ until: date })

const placesSchema = z.object({
  devices: z.array(activeDeviceSchema),
  /** The one whose place is free first comes first. */
  kept: z.array(keptPlaceSchema),
  ...freedPlaceSchema.shape,
})

/** A licence that somebody bought, with the devices that it is active on, the one that was seen last first. */
export const buyersLicenceSchema = z.object({
  keyId: z.number().int(),
  productName: z.string(),
  /** The key, masked. */
  masked: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  expiresAt: date.nullable(),
  deviceLimit: z.number().int(),
  ...placesSchema.shape,
})
export type BuyersLicence = z.infer<typeof buyersLicenceSchema>

/** A key's licence, with the devices that it is active on, the one that was seen last first. */
export const adminLicenceSchema = z.object({
  state: z.enum(['active', 'expired', 'revoked']),
  reason: z.enum(REVOKE_REASONS).nullable(),
  deviceLimit: z.number().int(),
  termDays: z.number().int().nullable(),
  expiresAt: date.nullable(),
  ...placesSchema.shape,
})
export type AdminLicence = z.infer<typeof adminLicenceSchema>

export const keyParamsSchema = z.object({ id: idSchema })
export const activationParamsSchema = z.object({ id: idSchema, activationId: idSchema })

/** Body of POST /api/admin/product-keys/[id]/licence/renew. */
export const renewSchema = z.object({ days: termDaysSchema })
