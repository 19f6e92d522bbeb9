import { z } from 'zod'
import { jobBySlug } from '@/content/careers'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { localeSchema } from '@/lib/i18n/locale-schema'

/** Many applicants type an address without its scheme. */
const withScheme = (link: string) =>
  link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`

const isWebAddress = (link: string) =>
  URL.canParse(link) && /^https?:\/\/[^/@]+\.[^/@]+/i.test(new URL(link).href)

const linkSchema = lineSchema('link', 300)
  .transform(withScheme)
  .refine((link) => link === '' || isWebAddress(link), 'Enter the address of a web page')
  .default('')

/** Fields of POST /api/applications, a form with a file. */
export const applicationSchema = z.object({
  /** Slug of the job. */
  job: z
    .string('job must be a text')
    .refine((slug) => jobBySlug(slug) !== undefined, 'This job is not open'),
  name: lineSchema('name', 120).min(1, 'Enter your full name'),
  email: emailSchema,
  phone: lineSchema('phone', 40)
    .regex(/^[+\d\s().\-/ext]*$/i, 'Enter a phone number with digits')
    .default(''),
  link: linkSchema,
  message: paragraphsSchema('message', 5000).min(1, 'Tell us why you would like to join'),
  consent: z.literal('true', 'Agree that we store your application'),
  cv: z.instanceof(File, { error: 'Attach your CV' }),
  locale: localeSchema,
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
})
export type Application = Omit<z.output<typeof applicationSchema>, 'consent' | 'website' | 'cv'>

/** A CV whose content was checked. */
export type Cv = { fileName: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }

export const applicationReceivedSchema = z.object({ status: z.literal('received') })
