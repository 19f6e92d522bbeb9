import { z } from 'zod'
import { fault } from './server-text'

/** A whole number in a query, where everything arrives as text. */
export const wholeNumberSchema = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, fault('fields.mustBeWholeNumber', { field: name }))
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, fault('fields.mustBeAtLeast', { field: name, min }))
        .max(max, fault('fields.mustBeAtMost', { field: name, max })),
    )

/** A sum of money as answers have it, in the currency beside it; it may be below zero. */
export const sumSchema = z.string().regex(/^-?\d+\.\d{2}$/)

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
