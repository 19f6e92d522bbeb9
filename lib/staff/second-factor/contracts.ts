import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { ownPasswordSchema } from '../account-contracts'

const ticketSchema = z
  .string(fault('fields.mustBeText', { field: 'ticket' }))
  .min(1, fault('fields.mustNotBeEmpty', { field: 'ticket' }))
  .max(2000)

/** Six digits of the app, or a recovery code, however it is spaced. */
const codeSchema = z
  .string(fault('fields.mustBeText', { field: 'code' }))
  .trim()
  .min(1, fault('fields.enterCode'))
  .max(40, fault('fields.mustBeAtMostCharacters', { field: 'code', max: 40 }))

/** Body of POST /api/auth/second-factor: the second step of a login. */
export const secondStepSchema = z.object({ ticket: ticketSchema, code: codeSchema })
export type SecondStep = z.output<typeof secondStepSchema>

/** What a login answers that needs a second step: the ticket is valid for some minutes. */
export const secondFactorRequiredSchema = z.object({ ticket: z.string() })

/** Body of the calls that change the second factor of one's own account. */
export const confirmedByPasswordSchema = z.object({
  password: ownPasswordSchema.shape.currentPassword,
})

/** Answer of POST /api/admin/account/second-factor/setup; nothing is stored yet. */
export const secondFactorSetupSchema = z.object({
  /** For typing into the app. */
  secret: z.string(),
  /** For the app to read as a QR code. */
  uri: z.string(),
  ticket: z.string(),
})
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>

/** Body of POST /api/admin/account/second-factor: the app's first code. */
export const confirmSetupSchema = z.object({ ticket: ticketSchema, code: codeSchema })
export type ConfirmSetup = z.output<typeof confirmSetupSchema>

/** New recovery codes; they are shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

/** Answer of GET /api/admin/account. */
export const accountSchema = z.object({
  /** `null`: none is set up. */
  secondFactor: z
    .object({ since: z.iso.datetime(), recoveryCodesLeft: z.number().int() })
    .nullable(),
  /** Whether the owner requires one of this user. */
  isSecondFactorRequired: z.boolean(),
})
export type Account = z.infer<typeof accountSchema>
