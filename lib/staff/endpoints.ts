import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  passkeyLoginBeginningSchema,
  passkeyLoginSchema,
  passkeySchema,
  passkeySetupBeginningSchema,
} from '@/lib/passkeys/contracts'
import {
  ownPasswordSchema,
  passwordResetSchema,
  proofSchema,
  resetRequestSchema,
} from './account-contracts'
import { auditChoicesSchema, auditEntriesSchema, auditQuerySchema } from './audit-contracts'
import { loginAnswerSchema, loginSchema, signedInUserSchema } from './contracts'
import { editingSchema, othersEditingSchema } from './editing/contracts'
import { newPasskeySchema, passkeySetupSchema } from './passkeys/contracts'
import {
  accountSchema,
  confirmedByPasswordSchema,
  confirmSetupSchema,
  recoveryCodesSchema,
  secondFactorRequiredSchema,
  secondFactorSetupSchema,
  secondStepSchema,
} from './second-factor/contracts'
import {
  adminSessionsSchema,
  adminUserSchema,
  adminUsersSchema,
  endedSessionsSchema,
  invitationSchema,
  newUserSchema,
  userChangeSchema,
  usersQuerySchema,
} from './users-contracts'

/** Signing in and out, users, sessions and the audit trail. */
export const staffEndpoints = defineEndpoints({
  'POST /api/auth/login': {
    summary:
      'Signs in to the back office; failures are limited by user and address, on a device known by its cookie by device',
    who: 'public',
    body: loginSchema,
    answers: { 200: loginAnswerSchema },
    errors: {
      unauthorized: NO_DETAILS,
      forbidden: NO_DETAILS,
      rate_limited: NO_DETAILS,
      second_factor_required: secondFactorRequiredSchema,
    },
  },
  'POST /api/auth/second-factor': {
    summary: 'Finishes a login that needs a second step, by a code of the app or a recovery code',
    who: 'public',
    body: secondStepSchema,
    answers: { 200: loginAnswerSchema },
    errors: {
      /** `expired`: the login has to begin again with the password. */
      unauthorized: z.object({ reason: z.literal('expired').optional() }),
      rate_limited: NO_DETAILS,
    },
  },
  'POST /api/auth/passkey/beginning': {
    summary: 'Begins a login by passkey: what the browser gives its authenticator',
    who: 'public',
    limit: { name: 'passkey-beginning', points: 60, seconds: 600 },
    answers: { 200: passkeyLoginBeginningSchema },
  },
  'POST /api/auth/passkey': {
    summary: 'Signs in to the back office by passkey, without name and password',
    who: 'public',
    body: passkeyLoginSchema,
    answers: { 200: loginAnswerSchema },
    errors: { unauthorized: NO_DETAILS, rate_limited: NO_DETAILS },
  },
  'POST /api/auth/logout': {
    summary: 'Ends the session of the call',
    who: 'signed in',
    answers: { 204: NO_CONTENT },
  },
  'POST /api/auth/password-reset': {
    summary:
      'Asks for a link to a new password by mail; the answer does not reveal whether somebody has the address',
    who: 'public',
    limit: { name: 'password-reset', points: 5, seconds: 900 },
    body: resetRequestSchema,
    answers: { 202: NO_CONTENT },
  },
  'PUT /api/auth/password': {
    summary: 'Sets a new password by the link that was mailed, once; all sessions of the user end',
    who: 'public',
    limit: { name: 'password-by-link', points: 20, seconds: 900 },
    body: passwordResetSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/account/proof': {
    summary:
      'Shows again who the caller is, for calls that answer step_up_required: by password, or by a code of the second factor',
    who: 'staff',
    body: proofSchema,
    answers: { 204: NO_CONTENT },
    errors: { rate_limited: NO_DETAILS },
  },
  'GET /api/admin/account': {
    summary: "How the caller's own account is protected",
    who: 'staff',
    isForSetup: true,
    answers: { 200: accountSchema },
  },
  'GET /api/admin/account/passkeys': {
    summary: "The passkeys of the caller's own account",
    who: 'staff',
    answers: { 200: z.array(passkeySchema) },
  },
  'POST /api/admin/account/passkeys/beginning': {
    summary: "Begins to add a passkey to the caller's own account",
    who: 'staff',
    body: passkeySetupSchema,
    answers: { 200: passkeySetupBeginningSchema },
    errors: { conflict: NO_DETAILS, rate_limited: NO_DETAILS },
  },
  'POST /api/admin/account/passkeys': {
    summary: 'Stores a passkey that the authenticator of the caller has made',
    who: 'staff',
    body: newPasskeySchema,
    answers: { 201: passkeySchema },
    errors: { conflict: NO_DETAILS },
  },
  'DELETE /api/admin/account/passkeys/[id]': {
    summary: "Deletes a passkey of the caller's own account",
    who: 'staff',
    stepUp: true,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/account/second-factor/setup': {
    summary: 'Begins to set up an authenticator app; nothing is stored before its first code',
    who: 'staff',
    isForSetup: true,
    body: confirmedByPasswordSchema,
    answers: { 200: secondFactorSetupSchema },
    errors: { conflict: NO_DETAILS, rate_limited: NO_DETAILS },
  },
  'POST /api/admin/account/second-factor': {
    summary: 'Stores an authenticator app by its first code; answers the recovery codes, this once',
    who: 'staff',
    isForSetup: true,
    body: confirmSetupSchema,
    answers: { 201: recoveryCodesSchema },
    errors: { conflict: NO_DETAILS, rate_limited: NO_DETAILS },
  },
  'POST /api/admin/account/second-factor/recovery-codes': {
    summary: 'Replaces the recovery codes; the old ones are void',
    who: 'staff',
    body: confirmedByPasswordSchema,
    answers: { 200: recoveryCodesSchema },
    errors: { not_found: NO_DETAILS, rate_limited: NO_DETAILS },
  },
  'POST /api/admin/account/second-factor/removal': {
    summary: "Removes the second factor of the caller's own account",
    who: 'staff',
    body: confirmedByPasswordSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, rate_limited: NO_DETAILS },
  },
  'DELETE /api/admin/users/[id]/second-factor': {
    summary: 'Removes the second factor of a user who lost it; they are signed out everywhere',
    who: 'staff',
    permission: 'users',
    stepUp: true,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/account/password': {
    summary: "Changes the caller's own password; their other sessions end",
    who: 'staff',
    body: ownPasswordSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, rate_limited: NO_DETAILS },
  },
  'GET /api/auth/user': {
    summary: 'The user whose session it is',
    who: 'signed in',
    answers: { 200: signedInUserSchema },
  },
  'GET /api/admin/users': {
    summary: 'The users, by name',
    who: 'staff',
    permission: 'users',
    query: usersQuerySchema,
    answers: { 200: adminUsersSchema },
    paged: true,
  },
  'POST /api/admin/users': {
    summary: 'Adds a user',
    who: 'staff',
    permission: 'users',
    stepUp: true,
    body: newUserSchema,
    answers: { 201: adminUserSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/users/invitations': {
    summary: 'Adds a user, who is mailed a link to choose a password',
    who: 'staff',
    permission: 'users',
    stepUp: true,
    body: invitationSchema,
    answers: { 201: adminUserSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/users/[id]/invitation': {
    summary: 'Mails an invitation again that was not accepted so far',
    who: 'staff',
    permission: 'users',
    stepUp: true,
    limit: { name: 'staff-invitation', points: 20, seconds: 3600 },
    params: idParamsSchema,
    answers: { 200: adminUserSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'PATCH /api/admin/users/[id]': {
    summary: 'Changes a user; what is left out stays, and so does a blank password',
    who: 'staff',
    permission: 'users',
    stepUp: true,
    params: idParamsSchema,
    body: userChangeSchema,
    answers: { 200: adminUserSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/users/[id]': {
    summary: 'Deletes a user, but neither oneself nor the last administrator',
    who: 'staff',
    permission: 'users',
    stepUp: true,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/users/[id]/sessions': {
    summary: 'Signs a user out everywhere',
    who: 'staff',
    permission: 'users',
    stepUp: true,
    params: idParamsSchema,
    answers: { 200: endedSessionsSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/sessions': {
    summary: "The caller's own sessions, the last used first",
    who: 'staff',
    answers: { 200: adminSessionsSchema },
  },
  'DELETE /api/admin/sessions/[id]': {
    summary: "Ends one of the caller's own sessions",
    who: 'staff',
    params: z.object({ id: z.uuid('The id must be a UUID') }),
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/sessions/end-others': {
    summary: "Ends all of the caller's sessions but that of the call",
    who: 'staff',
    answers: { 200: endedSessionsSchema },
  },
  'POST /api/admin/editing': {
    summary: 'Says what one has open to change it, and who else has: a warning, not a lock',
    who: 'staff',
    body: editingSchema,
    answers: { 200: othersEditingSchema },
  },
  'GET /api/admin/audit': {
    summary: 'What was done in the back office, the latest first',
    who: 'staff',
    permission: 'users',
    query: auditQuerySchema,
    answers: { 200: auditEntriesSchema },
    paged: true,
  },
  'GET /api/admin/audit/choices': {
    summary: "The choices of the audit trail's filters",
    who: 'staff',
    permission: 'users',
    answers: { 200: auditChoicesSchema },
  },
})
