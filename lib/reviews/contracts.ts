import { z } from 'zod'
import { MAX_OPTIONS } from '@/lib/catalog/option-choices'
import { MAX_ID } from '@/lib/core/id-schemas'
import { pageQuery, wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { captchaTokenSchema } from '@/lib/http/captcha-token'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { isLocale, LOCALES } from '@/lib/i18n/locales'
import {
  ownPictureSchema,
  pictureFieldSchema,
  visitorPictureSchema,
} from '@/lib/media/visitor-pictures/contracts'
import {
  MAX_EXPLANATION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_REPORTER_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  REPORT_GROUNDS,
  REVIEW_SORTS,
  REVIEW_STATUSES,
} from './review-rules'

const dateTime = z.iso.datetime()

const starsSchema = z
  .number(fault('fields.mustBeNumber', { field: 'stars' }))
  .int(fault('fields.mustBeWholeNumber', { field: 'stars' }))
  .min(1, fault('fields.mustBeAtLeast', { field: 'stars', min: 1 }))
  .max(5, fault('fields.mustBeAtMost', { field: 'stars', max: 5 }))

const tokenText = z
  .string(fault('fields.mustBeText', { field: 'token' }))
  .min(1, fault('fields.isMissing', { field: 'token' }))
  .max(2000, fault('fields.isTooLong', { field: 'token' }))

/** A review as everybody sees it. Its texts are plain, whatever they look like. */
export const reviewSchema = z.object({
  id: z.number().int(),
  /** What was bought: of the variants of a product the one that it is. */
  productId: z.number().int(),
  stars: z.number().int(),
  title: z.string(),
  text: z.string(),
  displayName: z.string(),
  /** The language of the page that it was written on. */
  locale: z.string(),
  /** Whether its purchase stands. */
  isVerified: z.boolean(),
  helpful: z.number().int(),
  publishedAt: dateTime,
  pictures: z.array(visitorPictureSchema),
  answer: z.object({ text: z.string(), answeredAt: dateTime }).nullable(),
})
export type Review = z.infer<typeof reviewSchema>
export const reviewsSchema = z.array(reviewSchema)

/** Ids with commas. */
const idsSchema = (field: string, max: number) =>
  z
    .string()
    .max(1100, fault('fields.idsTooMany'))
    .regex(
      /^\d{1,9}(?:,\d{1,9})*$/,
      fault('fields.mustBe', { field, example: 'whole numbers with commas' }),
    )
    .transform((ids) => [...new Set(ids.split(',').map(Number))])
    .refine((ids) => ids.length <= max, { message: fault('fields.mustBeAtMost', { field, max }) })

/** Query of GET /api/reviews. */
export const reviewQuerySchema = z.object({
  product: wholeNumberSchema('product', 1, 999_999_999),
  /** Other variants of it, whose reviews are listed with its own. */
  versions: idsSchema('versions', MAX_OPTIONS).default([]),
  sort: z
    .enum(
      REVIEW_SORTS,
      fault('fields.mustBeOneOf', { field: 'sort', choices: REVIEW_SORTS.join(', ') }),
    )
    .default('newest'),
  stars: wholeNumberSchema('stars', 1, 5).optional(),
  /** The language that they are written in. */
  locale: z
    .string()
    .refine(isLocale, {
      message: fault('fields.mustBeOneOf', { field: 'locale', choices: LOCALES.join(', ') }),
    })
    .optional(),
  ...pageQuery(20, 5),
})
export type ReviewQuery = z.output<typeof reviewQuerySchema>

/** Query of GET /api/reviews/votes: up to a hundred ids, with commas. */
export const votesQuerySchema = z.object({ ids: idsSchema('ids', 100) })

/** How many found a review helpful, and whether the caller did. */
export const voteSchema = z.object({
  id: z.number().int(),
  helpful: z.number().int(),
  voted: z.boolean(),
})
export type Vote = z.infer<typeof voteSchema>
export const votesSchema = z.array(voteSchema)

/** Body of the calls behind the links in mails. */
export const reviewLinkSchema = z.object({ token: tokenText })
/** Query of the links that mail programs use themselves. */
export const reviewLinkQuerySchema = reviewLinkSchema.partial()

/** A buyer's own review, whatever its state. */
export const ownReviewSchema = z.object({
  stars: z.number().int(),
  title: z.string(),
  text: z.string(),
  displayName: z.string(),
  status: z.enum(REVIEW_STATUSES),
  /** What the store told about a review that it declined. */
  declineReason: z.string().nullable(),
  pictures: z.array(ownPictureSchema),
})
export type OwnReview = z.infer<typeof ownReviewSchema>

/** What the link of the mail shows: the products of the order, with what was written of them. */
export const reviewableOrderSchema = z.object({
  orderNumber: z.string(),
  suggestedName: z.string(),
  /** Whether reviews are read before they are shown. */
  isModerated: z.boolean(),
  items: z.array(
    z.object({
      itemId: z.number().int(),
      name: z.string(),
      slug: z.string(),
      image: z.string(),
      review: ownReviewSchema.nullable(),
    }),
  ),
})
export type ReviewableOrder = z.infer<typeof reviewableOrderSchema>

/** The form of POST /api/reviews/pictures: adds a picture to a review that was written. */
export const reviewPictureFormSchema = z.object({
  token: tokenText,
  itemId: z.coerce
    .number(fault('fields.mustBeNumber', { field: 'itemId' }))
    .int()
    .min(1)
    .max(MAX_ID),
  picture: pictureFieldSchema,
})

/** Body of POST /api/reviews. */
export const writeReviewSchema = z.object({
  token: tokenText,
  itemId: z
    .number(fault('fields.mustBeNumber', { field: 'itemId' }))
    .int()
    .min(1)
    .max(MAX_ID),
  stars: starsSchema,
  title: lineSchema('title', MAX_TITLE_LENGTH).default(''),
  text: paragraphsSchema('text', MAX_TEXT_LENGTH).min(1, fault('reviews.writeText')),
  displayName: lineSchema('displayName', MAX_NAME_LENGTH)
    .min(1, fault('reviews.enterName'))
    .refine((name) => !name.includes('@'), { message: fault('reviews.nameNoEmail') }),
  locale: localeSchema,
})
export type WriteReview = z.output<typeof writeReviewSchema>

/**
 * Body of POST /api/reviews/[id]/reports: what a notice has to have by Regulation (EU) 2022/2065, Article 16(2). Who reports may
 * leave out name and address, and then hears nothing of it.
 */
export const reportReviewSchema = z.object({
  ground: z.enum(
    REPORT_GROUNDS,
    fault('fields.mustBeOneOf', { field: 'ground', choices: REPORT_GROUNDS.join(', ') }),
  ),
  explanation: paragraphsSchema('explanation', MAX_EXPLANATION_LENGTH).min(
    1,
    fault('reviews.explain'),
  ),
  name: lineSchema('name', MAX_REPORTER_LENGTH).default(''),
  email: z.union([z.literal(''), emailSchema]).default(''),
  /** That what is written is believed to be right and complete. */
  goodFaith: z.literal(true, fault('reviews.confirmGoodFaith')),
  locale: localeSchema,
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
  captchaToken: captchaTokenSchema,
})
export type ReviewReportInput = z.output<typeof reportReviewSchema>
export const reportReceiptSchema = z.object({ receivedAt: dateTime })
export type ReportReceipt = z.infer<typeof reportReceiptSchema>
/** Outbox payload of mails about a report. */
export const reportPayloadSchema = z.object({ reportId: z.number().int() })

/** `already` when there was nothing left to do. */
export const stoppedSchema = z.object({ status: z.enum(['done', 'already']) })
export type Stopped = z.infer<typeof stoppedSchema>

/** Outbox payload of the mail to the owner about a review. */
export const reviewPayloadSchema = z.object({ reviewId: z.number().int() })
/** Outbox payload of the mail that stands for several. */
export const reviewsOfHourSchema = z.object({ from: dateTime, to: dateTime })
