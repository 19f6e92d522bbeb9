/** What users change of their own account. */
import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { emailSchema } from '@/lib/core/text-schemas'

const MAX_PASSWORD = 200

const typedPassword = (field: string, missing: string) =>
  z
    .string(fault('fields.mustBeText', { field }))
    .min(1, missing)
    .max(MAX_PASSWORD, fault('fields.mustBeAtMostCharacters', { field, max: MAX_PASSWORD }))

/** Body of POST /api/admin/account/password. */
export const ownPasswordSchema = z.object({
  currentPassword: typedPassword('currentPassword', fault('staff.enterYourCurrentPassword')),
  /** Its strength is checked against the names of its user (password-rules.ts). */
  password: typedPassword('password', fault('staff.enterNewPassword')),
})
export type OwnPassword = z.output<typeof ownPasswordSchema>

/** Body of POST /api/auth/password-reset. */
export const resetRequestSchema = z.object({ email: emailSchema })
export type ResetRequest = z.output<typeof resetRequestSchema>

/** Body of PUT /api/auth/password: a new password by the link that was mailed. */
export const passwordResetSchema = z.object({
  token: z
    .string(fault('fields.mustBeText', { field: 'token' }))
    .min(1, fault('fields.mustNotBeEmpty', { field: 'token' }))
    .max(1000),
  password: ownPasswordSchema.shape.password,
})
export type PasswordReset = z.output<typeof passwordResetSchema>

/** Body of POST /api/admin/account/proof: the password, or a code of the second factor. */
export const proofSchema = z
  .object({
    password: ownPasswordSchema.shape.currentPassword.optional(),
    code: z
      .string(fault('fields.mustBeText', { field: 'code' }))
      .trim()
      .min(1, fault('fields.enterCode'))
      .max(40, fault('fields.mustBeAtMostCharacters', { field: 'code', max: 40 }))
      .optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: fault('staff.passwordOrCode'),
  })
export type Proof = z.output<typeof proofSchema>
