import { HttpError } from '@/lib/http/client'

/** Messages for failures without a message from the server. */
export type FormErrorTexts = { offline: string; tooMany: string; failed: string }

export type FormErrors = {
  /** Errors of the form's fields, in the server's order. */
  fields: { field: string; message: string }[]
  /** The error of the form as a whole, when no field is invalid. */
  problem?: string
}

/**
 * The errors that a form shows for a failed call.
 *
 * @param fields the form's own fields, those within others as `prices.EUR.price`; issues of others are ignored
 * @param explain returns a translated message instead of the server's own
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
    .map(({ path, message }) => ({
      field: fields.includes(path) ? path : rootOf(path),
      message,
    }))
    .filter(({ field }) => fields.includes(field))
  if (named.length > 0) return { fields: named }
  const message = error.status < 500 ? error.serverMessage : null
  const known = error.status === 429 ? texts.tooMany : (message ?? texts.failed)
  return { fields: [], problem: explain?.(error) ?? known }
}

/** The form's field that, unless it is one itself, an issue is about: `features.0` is about `features`. */
const rootOf = (path: string) => path.split('.')[0] ?? path
