/** Users, as administrators list and change them. */
import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema } from '@/lib/core/text-schemas'
import { roleSchema } from './contracts'
import { may } from './roles'

const MAX_PASSWORD = 200

const fields = {
  username: lineSchema('username', 80)
    .min(1, fault('staff.enterUsername'))
    .regex(/^[\w.@+-]*$/, fault('staff.usernameSigns')),
  email: emailSchema,
  /** Its strength is checked against the names of its user (password-rules.ts). */
  password: z
    .string(fault('fields.mustBeText', { field: 'password' }))
    .max(MAX_PASSWORD, fault('fields.useAtMostCharacters', { max: MAX_PASSWORD })),
  firstName: lineSchema('firstName', 80),
  lastName: lineSchema('lastName', 80),
  role: roleSchema,
  isActive: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isActive' })),
}

/** Body of POST /api/admin/users. */
export const newUserSchema = z.object({
  ...fields,
  password: fields.password.min(1, fault('staff.enterPassword')),
  firstName: fields.firstName.default(''),
  lastName: fields.lastName.default(''),
  role: fields.role.default('user'),
  isActive: fields.isActive.default(true),
})
export type NewUser = z.output<typeof newUserSchema>

/** Body of POST /api/admin/users/invitations: who chooses a password by the link of a mail. */
export const invitationSchema = z.object({
  username: fields.username,
  email: fields.email,
  firstName: fields.firstName.default(''),
  lastName: fields.lastName.default(''),
  role: fields.role.refine((role) => may(role), fault('staff.chooseRole')),
})
export type Invitation = z.output<typeof invitationSchema>

/** Body of PATCH /api/admin/users/[id]: what is left out stays, and so does a blank password. */
export const userChangeSchema = z.object({
  ...z.object(fields).partial().shape,
  /** The caller's own, to change the password or the address of their own account. */
  currentPassword: fields.password.optional(),
  /** The `updatedAt` that was loaded: a newer one is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .optional(),
})
export type UserChange = z.output<typeof userChangeSchema>

/** Query of GET /api/admin/users. */
export const usersQuerySchema = z.object({
  search: z
    .string()
    .trim()
    .max(100, fault('fields.mustBeAtMostCharacters', { field: 'search', max: 100 }))
    .optional(),
  ...pageQuery(1000, 1000),
})
export type UsersQuery = z.output<typeof usersQuerySchema>

/** A user as the back office sees one; the password never leaves. */
export const adminUserSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** When an invitation was mailed that was not accepted so far. */
  invitedAt: z.iso.datetime().nullable(),
  /** `null`: never. */
  lastLogin: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type AdminUser = z.infer<typeof adminUserSchema>
export const adminUsersSchema = z.array(adminUserSchema)

const adminSessionSchema = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  address: z.string(),
  /** Whether a browser began it, by whose cookie it holds; else it is an API client's. */
  isBrowser: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The session of the call. */
  isCurrent: z.boolean(),
})
export type AdminSession = z.infer<typeof adminSessionSchema>
export const adminSessionsSchema = z.array(adminSessionSchema)

/** Answer of the calls that end several sessions. */
export const endedSessionsSchema = z.object({ ended: z.number().int() })
