/** Applications, as the back office lists them. */
import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'

/** Query of GET /api/admin/applications. */
export const applicationQuerySchema = z.object({
  search: lineSchema('search', 120).optional(),
  ...pageQuery(100, 25),
})
export type ApplicationQuery = z.output<typeof applicationQuerySchema>

/** An application without its CV, which is fetched on its own. */
const applicationRowSchema = z.object({
  id: z.uuid(),
  /** The job's title; of one that is not open any more its slug. */
  job: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  link: z.string(),
  message: z.string(),
  cvFileName: z.string(),
  locale: z.string(),
  createdAt: z.iso.datetime(),
})
export type ApplicationRow = z.infer<typeof applicationRowSchema>
export const applicationRowsSchema = z.array(applicationRowSchema)

/** An application's id in a path. */
export const applicationIdSchema = z.uuid(fault('careers.unknownApplication'))
