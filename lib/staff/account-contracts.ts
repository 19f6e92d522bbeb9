/** What users change of their own account. */
import { z } from 'zod'
import { emailSchema } from '@/lib/core/text-schemas'

const MAX_PASSWORD = 200

const typedPassword = (field: string, missing: string) =>
  z
    .string(`${field} must be a text`)
    .min(1, missing)
    .max(MAX_PASSWORD, `${field} must be at most ${MAX_PASSWORD} characters`)

/** Body of POST /api/admin/account/password. */
export const ownPasswordSchema = z.object({
  currentPassword: typedPassword('currentPassword', 'Enter your current password'),
  /** Its strength is checked against the names of its user (password-rules.ts). */
  password: typedPassword('password', 'Enter a new password'),
})
export type OwnPassword = z.output<typeof ownPasswordSchema>

/** Body of POST /api/auth/password-reset. */
export const resetRequestSchema = z.object({ email: emailSchema })
export type ResetRequest = z.output<typeof resetRequestSchema>

/** Body of PUT /api/auth/password: a new password by the link that was mailed. */
export const passwordResetSchema = z.object({
  token: z.string('token must be a text').min(1, 'token must not be empty').max(1000),
  password: ownPasswordSchema.shape.password,
})
export type PasswordReset = z.output<typeof passwordResetSchema>

/** Body of POST /api/admin/account/proof: the password, or a code of the second factor. */
export const proofSchema = z
  .object({
    password: ownPasswordSchema.shape.currentPassword.optional(),
    code: z
      .string('code must be a text')
      .trim()
      .min(1, 'Enter the code')
      .max(40, 'code must be at most 40 characters')
      .optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: 'Send either the password or a code',
  })
export type Proof = z.output<typeof proofSchema>
