import { z } from 'zod'
import { fault } from '@/lib/core/server-text'

/** Turnstile's have up to 2048; Google names no limit, and its tokens are longer. */
const MAX = 8192

/** The token of a form's captcha, where the form has one; verified by the plugin that is active. */
export const captchaTokenSchema = z
  .string(fault('fields.mustBeText', { field: 'captchaToken' }))
  .max(MAX, fault('fields.mustBeAtMostCharacters', { field: 'captchaToken', max: MAX }))
  .optional()
