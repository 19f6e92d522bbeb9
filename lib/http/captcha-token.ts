import { z } from 'zod'

/** What a form's check against robots gave, where the form has one; verified by the plugin that is on. */
export const captchaTokenSchema = z
  .string('captchaToken must be a text')
  .max(2048, 'captchaToken must be at most 2048 characters')
  .optional()
