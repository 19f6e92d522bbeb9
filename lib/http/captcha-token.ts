import { z } from 'zod'

/** The token of a form's captcha, where the form has one; verified by the plugin that is active. */
export const captchaTokenSchema = z
  .string('captchaToken must be a text')
  .max(2048, 'captchaToken must be at most 2048 characters')
  .optional()
