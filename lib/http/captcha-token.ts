import { z } from 'zod'
import { fault } from '@/lib/core/server-text'

/** The token of a form's captcha, where the form has one; verified by the plugin that is active. */
export const captchaTokenSchema = z
  .string(fault('fields.mustBeText', { field: 'captchaToken' }))
  .max(2048, fault('fields.mustBeAtMostCharacters', { field: 'captchaToken', max: 2048 }))
  .optional()
