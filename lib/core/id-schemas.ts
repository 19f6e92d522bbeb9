import { z } from 'zod'
import { fault } from './server-text'

/** The largest id that the database's integers hold. */
export const MAX_ID = 2_147_483_647

/** An id in a path: digits that fit the database's integers. */
export const idSchema = z
  .string()
  .regex(/^\d{1,10}$/, fault('fields.idMustBeWholeNumber'))
  .transform(Number)
  .pipe(z.number().max(MAX_ID, fault('fields.idTooLarge')))

/** The parameters of a path that names one thing by its id. */
export const idParamsSchema = z.object({ id: idSchema })
