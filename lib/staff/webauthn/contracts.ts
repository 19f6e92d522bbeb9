import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { fault } from '@/lib/core/server-text'

const MAX_BYTES = 20_000

/** Bytes as WebAuthn writes them in JSON. */
const base64Url = (name: string) =>
  z
    .string(fault('fields.mustBeText', { field: name }))
    .max(MAX_BYTES, fault('fields.isTooLong', { field: name }))
    .regex(/^[A-Za-z0-9_-]*$/, fault('fields.mustBe', { field: name, example: 'base64url' }))

const ticketSchema = z
  .string(fault('fields.mustBeText', { field: 'ticket' }))
  .min(1, fault('fields.mustNotBeEmpty', { field: 'ticket' }))
  .max(2000)

const credential = {
  id: base64Url('id')
    .min(1, fault('fields.mustNotBeEmpty', { field: 'id' }))
    .max(1400, fault('fields.isTooLong', { field: 'id' })),
  rawId: base64Url('rawId'),
  type: z.literal('public-key', fault('fields.mustBe', { field: 'type', example: 'public-key' })),
  /** None is asked for, so none is looked at. */
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** https://w3c.github.io/webauthn/#dictdef-registrationresponsejson */
const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url('clientDataJSON'),
    attestationObject: base64Url('attestationObject'),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type Registration = z.output<typeof registrationSchema>

/** https://w3c.github.io/webauthn/#dictdef-authenticationresponsejson */
const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url('clientDataJSON'),
    authenticatorData: base64Url('authenticatorData'),
    signature: base64Url('signature'),
    userHandle: base64Url('userHandle').optional(),
  }),
})
export type Assertion = z.output<typeof assertionSchema>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What begins a login by passkey. The ticket goes back with what the authenticator answers. */
export const passkeyLoginBeginningSchema = z.object({
  options: z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject),
  ticket: ticketSchema,
})

/** What begins a new passkey. */
export const passkeySetupBeginningSchema = z.object({
  options: z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject),
  ticket: ticketSchema,
})

/** A login by passkey. */
export const passkeyLoginSchema = z.object({ ticket: ticketSchema, credential: assertionSchema })
export type PasskeyLogin = z.output<typeof passkeyLoginSchema>

/** A passkey that an authenticator has made. */
export const madePasskeySchema = z.object({ ticket: ticketSchema, credential: registrationSchema })

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** Converts a row to what its owner sees. */
export const toPasskey = ({
  id,
  name,
  createdAt,
  lastUsedAt,
}: {
  id: number
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
