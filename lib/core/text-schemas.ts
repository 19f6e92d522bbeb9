import { z } from 'zod'
import { asciiEmail, isEmailAddress } from './email-address'

/**
 * One line of input: trimmed, without control characters and broken ones, because a line break in a name
 * or an address could smuggle headers into a mail.
 *
 * @param name the field's name in messages
 */
export const lineSchema = (name: string, max: number) =>
  z
    .string(`${name} must be a text`)
    .trim()
    .max(max, `${name} must be at most ${max} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, `${name} must not contain control characters`)

/** Multi-line input: trimmed; line breaks and tabs are the only control characters. */
export const paragraphsSchema = (name: string, max: number) =>
  z
    .string(`${name} must be a text`)
    .trim()
    .max(max, `${name} must be at most ${max} characters`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, `${name} must not contain control characters`)

/** An e-mail address, in the form in which mail is sent to it ({@link asciiEmail}). */
export const emailSchema = lineSchema('email', 254).pipe(
  z
    .string()
    .overwrite(asciiEmail)
    .max(254, { error: 'email must be at most 254 characters', abort: true })
    .refine(isEmailAddress, 'Enter a valid e-mail address')
    .meta({ format: 'email' }),
)
