import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { madePasskeySchema } from '@/lib/staff/webauthn/contracts'
import { ownPasswordSchema } from '../account-contracts'

/** Body of POST /api/admin/account/passkeys/beginning. */
export const passkeySetupSchema = z.object({
  password: ownPasswordSchema.shape.currentPassword,
})

/** Body of POST /api/admin/account/passkeys. */
export const newPasskeySchema = madePasskeySchema.extend({
  name: lineSchema('name', 60).min(1, fault('fields.enterName')),
})
export type NewPasskey = z.output<typeof newPasskeySchema>
