import { z } from 'zod'

/** The largest id that the database's integers hold. */
export const MAX_ID = 2_147_483_647

/** An id in a path: digits that fit the database's integers. */
export const idSchema = z
  .string()
  .regex(/^\d{1,10}$/, 'The id must be a whole number')
  .transform(Number)
  .pipe(z.number().max(MAX_ID, 'The id is too large'))

/** The parameters of a path that names one thing by its id. */
export const idParamsSchema = z.object({ id: idSchema })
