import { englishOf } from '@/lib/core/english-text'
import type { AppError } from '@/lib/core/errors'

/** The body of the answer to a call that fails. */
export const errorAnswer = ({ code, message, text, issues, details }: AppError) => ({
  code,
  message,
  text,
  ...(issues && {
    issues: issues.map(({ path, text }) => ({ path, message: englishOf(text), text })),
  }),
  ...details,
})
