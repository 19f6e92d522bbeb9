import { z } from 'zod'
import { asciiEmail, isEmailAddress } from './email-address'
import { fault } from './server-text'

/**
 * One line of input: trimmed, without control characters and broken ones, because a line break in a name
 * or an address could smuggle headers into a mail.
 *
 * @param name the field's name in messages
 */
export const lineSchema = (name: string, max: number) =>
  z
    .string(fault('fields.mustBeText', { field: name }))
    .trim()
    .max(max, fault('fields.mustBeAtMostCharacters', { field: name, max }))
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, fault('fields.mustNotContainControlCharacters', { field: name }))

/** Multi-line input: trimmed; line breaks and tabs are the only control characters. */
export const paragraphsSchema = (name: string, max: number) =>
  z
    .string(fault('fields.mustBeText', { field: name }))
    .trim()
    .max(max, fault('fields.mustBeAtMostCharacters', { field: name, max }))
    .regex(
      /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u,
      fault('fields.mustNotContainControlCharacters', { field: name }),
    )

/** An e-mail address, in the form in which mail is sent to it ({@link asciiEmail}). */
export const emailSchema = lineSchema('email', 254).pipe(
  z
    .string()
    .overwrite(asciiEmail)
    .max(254, {
      error: fault('fields.mustBeAtMostCharacters', { field: 'email', max: 254 }),
      abort: true,
    })
    .refine(isEmailAddress, fault('fields.enterValidEmail'))
    .meta({ format: 'email' }),
)
