import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { captchaTokenSchema } from '@/lib/http/captcha-token'

/** From the one that may do nothing in the back office to the one that may do everything. */
export const ROLES = ['user', 'support', 'catalogue', 'finance', 'moderator', 'admin'] as const
export const roleSchema = z.enum(
  ROLES,
  fault('fields.mustBeOneOf', { field: 'role', choices: ROLES.join(', ') }),
)
export type Role = z.infer<typeof roleSchema>

/** Body of POST /api/auth/login. */
export const loginSchema = z.object({
  username: lineSchema('username', 80).min(1, fault('staff.enterYourUsername')),
  password: z
    .string(fault('fields.mustBeText', { field: 'password' }))
    .min(1, fault('staff.enterYourPassword'))
    .max(200, fault('fields.mustBeAtMostCharacters', { field: 'password', max: 200 })),
  captchaToken: captchaTokenSchema,
  /** A browser is given a cookie beside the token, and its session holds only with both. */
  browser: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'browser' })).default(false),
})
export type Credentials = z.output<typeof loginSchema>

/** `sessionId` is the token that calls of the back office send as X-Session-Token or Bearer. */
export const loginAnswerSchema = z.object({ sessionId: z.string() })

/** The user that a token belongs to. */
export const signedInUserSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  /** Whether the owner requires a second factor, and the user has none yet. */
  mustSetUpSecondFactor: z.boolean(),
})
export type SignedInUser = z.infer<typeof signedInUserSchema>
