import { HttpError } from '@/lib/http/client'

/** What is said when the server gave no message of its own. */
export type FormErrorTexts = { offline: string; tooMany: string; failed: string }

export type FormErrors = {
  /** What is wrong with fields of the form, in the server's order. */
  fields: { field: string; message: string }[]
  /** What stands in the way of the form as a whole, where no field is to blame. */
  problem?: string
}

/**
 * What a form says of a call that was not taken.
 *
 * @param fields the form's own fields; what the server says of others is no help to anybody
 * @param explain gives what to say instead of the server's own message, in the page's language
 */
export function formErrorsOf(
  error: unknown,
  fields: string[],
  texts: FormErrorTexts,
  explain?: (error: HttpError) => string | undefined,
): FormErrors {
  if (!(error instanceof HttpError))
    return { fields: [], problem: error instanceof TypeError ? texts.offline : texts.failed }
  const named = error.issues
    .map(({ path, message }) => ({ field: rootOf(path), message }))
    .filter(({ field }) => fields.includes(field))
  if (named.length > 0) return { fields: named }
  const message = error.status < 500 ? error.serverMessage : null
  const known = error.status === 429 ? texts.tooMany : (message ?? texts.failed)
  return { fields: [], problem: explain?.(error) ?? known }
}

/** The form's field that an issue is about: `features.0` is about `features`. */
const rootOf = (path: string) => path.split('.')[0] ?? path
