import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import {
  CHANGE_FREQUENCIES,
  OG_TYPES,
  SCHEMA_TYPES,
  SEO_DEFAULTS,
  SEO_LANGUAGES,
  SEO_REQUIRED,
  type SeoLanguage,
  TWITTER_CARDS,
} from './choices'
import { isPlainPath } from './plain-path'
import { robotsRule } from './robots-rule'

const oneOf = <const T extends readonly string[]>(name: string, choices: T) =>
  z.enum(choices, fault('fields.mustBeOneOf', { field: name, choices: choices.join(', ') }))

const LANGUAGE_CODES: readonly SeoLanguage[] = SEO_LANGUAGES.map(({ code }) => code)

/** Empty, an address within this store, or a whole one elsewhere. */
const ADDRESS = /^(?:$|\/(?!\/)[^\s\\<>"]*$|https?:\/\/[^\s\\<>"]+$)/i

function isAddress(text: string): boolean {
  if (text === '' || !ADDRESS.test(text)) return text === ''
  return /^http/i.test(text) ? URL.canParse(text) : isPlainPath(text.split(/[?#]/, 1)[0] ?? '')
}

const addressSchema = (name: string) =>
  lineSchema(name, 500).refine(isAddress, fault('seo.enterAddressOrPath'))

const fields = {
  page: lineSchema('page', 100),
  path: lineSchema('path', 300).refine(
    (path) => path === '' || isPlainPath(path),
    fault('seo.enterPath'),
  ),
  title: lineSchema('title', 300),
  description: lineSchema('description', 1000),
  keywords: lineSchema('keywords', 1000),
  ogTitle: lineSchema('ogTitle', 300),
  ogDescription: lineSchema('ogDescription', 1000),
  ogImage: addressSchema('ogImage'),
  ogType: oneOf('ogType', OG_TYPES),
  ogUrl: addressSchema('ogUrl'),
  twitterCard: oneOf('twitterCard', TWITTER_CARDS),
  twitterTitle: lineSchema('twitterTitle', 300),
  twitterDescription: lineSchema('twitterDescription', 1000),
  twitterImage: addressSchema('twitterImage'),
  twitterSite: lineSchema('twitterSite', 16)
    .regex(/^(?:@?\w{1,15})?$/, fault('seo.enterHandle'))
    .transform((name) => (name === '' || name.startsWith('@') ? name : `@${name}`)),
  canonicalUrl: addressSchema('canonicalUrl'),
  robots: lineSchema('robots', 200).transform((rule, context) => {
    const normalized = robotsRule(rule)
    if (normalized !== null) return normalized
    context.addIssue({
      code: 'custom',
      message: fault('seo.robotsWords'),
    })
    return z.NEVER
  }),
  author: lineSchema('author', 200),
  publisher: lineSchema('publisher', 200),
  language: oneOf('language', LANGUAGE_CODES),
  schemaType: oneOf('schemaType', SCHEMA_TYPES),
  priority: z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d(?:\.\d+)?$/)
          .transform(Number),
      ],
      fault('fields.mustBeNumber', { field: 'priority' }),
    )
    .refine(
      (priority) => priority >= 0.1 && priority <= 1 && Number.isInteger(tenths(priority)),
      fault('seo.prioritySteps'),
    ),
  changeFrequency: oneOf('changeFrequency', CHANGE_FREQUENCIES),
}

function tenths(priority: number): number {
  const tenths = priority * 10
  return Math.abs(tenths - Math.round(tenths)) < 1e-9 ? Math.round(tenths) : tenths
}

const required = ['page', 'path', 'title'] as const

type Required = { [K in (typeof required)[number]]?: string }

/** One message for what is missing, at the first field that lacks it. */
function checkRequired(values: Required, context: z.RefinementCtx, isMissing = isBlank): void {
  const missing = required.find((name) => isMissing(values[name]))
  if (missing) context.addIssue({ code: 'custom', path: [missing], message: SEO_REQUIRED })
}
const isBlank = (text: string | undefined) => !text

/** Body of POST /api/admin/seo-pages. */
export const seoPageInputSchema = z
  .object({
    ...fields,
    page: fields.page.default(''),
    path: fields.path.default(''),
    title: fields.title.default(''),
    description: fields.description.default(''),
    keywords: fields.keywords.default(''),
    ogTitle: fields.ogTitle.default(''),
    ogDescription: fields.ogDescription.default(''),
    ogImage: fields.ogImage.default(''),
    ogType: fields.ogType.default(SEO_DEFAULTS.ogType),
    ogUrl: fields.ogUrl.default(''),
    twitterCard: fields.twitterCard.default(SEO_DEFAULTS.twitterCard),
    twitterTitle: fields.twitterTitle.default(''),
    twitterDescription: fields.twitterDescription.default(''),
    twitterImage: fields.twitterImage.default(''),
    twitterSite: fields.twitterSite.default(''),
    canonicalUrl: fields.canonicalUrl.default(''),
    robots: fields.robots.default(SEO_DEFAULTS.robots),
    author: fields.author.default(''),
    publisher: fields.publisher.default(''),
    language: fields.language.default(SEO_DEFAULTS.language),
    schemaType: fields.schemaType.default(SEO_DEFAULTS.schemaType),
    priority: fields.priority.default(SEO_DEFAULTS.priority),
    changeFrequency: fields.changeFrequency.default(SEO_DEFAULTS.changeFrequency),
  })
  .superRefine((values, context) => checkRequired(values, context))
export type SeoPageInput = z.output<typeof seoPageInputSchema>

/** Body of PUT /api/admin/seo-pages/[id]: what is left out stays as it is. */
export const seoPageChangeSchema = z
  .object({
    ...z.object(fields).partial().shape,
    /** The `updatedAt` that was loaded: a newer one is not overwritten. */
    expectedUpdatedAt: z.iso
      .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
      .optional(),
  })
  .superRefine((values, context) => checkRequired(values, context, (text) => text === ''))
export type SeoPageChange = z.output<typeof seoPageChangeSchema>

/** The SEO of a page as the back office reads it. */
export const seoPageSchema = z.object({
  id: z.number().int(),
  page: z.string(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  ogTitle: z.string(),
  ogDescription: z.string(),
  ogImage: z.string(),
  ogType: z.enum(OG_TYPES),
  ogUrl: z.string(),
  twitterCard: z.enum(TWITTER_CARDS),
  twitterTitle: z.string(),
  twitterDescription: z.string(),
  twitterImage: z.string(),
  twitterSite: z.string(),
  canonicalUrl: z.string(),
  robots: z.string(),
  author: z.string(),
  publisher: z.string(),
  language: z.enum(LANGUAGE_CODES),
  schemaType: z.enum(SCHEMA_TYPES),
  priority: z.number(),
  changeFrequency: z.enum(CHANGE_FREQUENCIES),
  updatedAt: z.iso.datetime(),
})
export type SeoPage = z.infer<typeof seoPageSchema>
export const seoPagesSchema = z.array(seoPageSchema)

/** The fields of a page's SEO, without id and dates. */
export type SeoFields = Omit<SeoPage, 'id' | 'updatedAt'>
