import { z } from 'zod'

/** A whole number in a query, where everything arrives as text. */
export const wholeNumberSchema = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, `${name} must be at least ${min}`)
        .max(max, `${name} must be at most ${max}`),
    )

/**
 * The parameters of a list that is answered page by page.
 *
 * @param maxLimit the most rows of one page
 * @param limit the rows of a page unless the caller says otherwise
 */
export const pageQuery = (maxLimit: number, limit: number) => ({
  limit: wholeNumberSchema('limit', 1, maxLimit).default(limit),
  offset: wholeNumberSchema('offset', 0, 999_999_999).default(0),
})
