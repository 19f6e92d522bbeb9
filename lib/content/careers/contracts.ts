import { z } from 'zod'
import { jobBySlug } from '@/content/careers'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { localeSchema } from '@/lib/i18n/locale-schema'

/** Many applicants type an address without its scheme. */
const withScheme = (link: string) =>
  link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`

const isWebAddress = (link: string) =>
  URL.canParse(link) && /^https?:\/\/[^/@]+\.[^/@]+/i.test(new URL(link).href)

const linkSchema = lineSchema('link', 300)
  .transform(withScheme)
  .refine((link) => link === '' || isWebAddress(link), fault('careers.enterWebAddress'))
  .default('')

/** Fields of POST /api/applications, a form with a file. */
export const applicationSchema = z.object({
  /** Slug of the job. */
  job: z
    .string(fault('fields.mustBeText', { field: 'job' }))
    .refine((slug) => jobBySlug(slug) !== undefined, fault('careers.jobNotOpen')),
  name: lineSchema('name', 120).min(1, fault('fields.enterFullName')),
  email: emailSchema,
  phone: lineSchema('phone', 40)
    .regex(/^[+\d\s().\-/ext]*$/i, fault('careers.enterPhone'))
    .default(''),
  link: linkSchema,
  message: paragraphsSchema('message', 5000).min(1, fault('careers.tellWhy')),
  consent: z.literal('true', fault('careers.agree')),
  cv: z.instanceof(File, { error: fault('careers.attachCv') }),
  locale: localeSchema,
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
})
export type Application = Omit<z.output<typeof applicationSchema>, 'consent' | 'website' | 'cv'>

/** A CV whose content was checked. */
export type Cv = { fileName: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }

export const applicationReceivedSchema = z.object({ status: z.literal('received') })
