import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogTags } from '@/lib/catalog/cache-tags'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { AdminQuestion, AdminQuestionQuery } from './admin-contracts'
import type { Question, QuestionQuery } from './contracts'
import { MOST_BUYER_ANSWERS, QUESTIONS_PER_PAGE } from './question-rules'

const FIELDS = {
  id: true,
  text: true,
  displayName: true,
  locale: true,
  publishedAt: true,
  answer: true,
  answeredAt: true,
} as const satisfies Prisma.ProductQuestionSelect

const BUYER_FIELDS = {
  id: true,
  text: true,
  displayName: true,
  locale: true,
  publishedAt: true,
  orderItem: { select: { order: { select: { orderStatus: true, orderNumber: true } } } },
} as const satisfies Prisma.BuyerAnswerSelect

const SHOWN_FIELDS = {
  ...FIELDS,
  buyerAnswers: {
    where: { status: 'published' },
    orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
    take: MOST_BUYER_ANSWERS,
    select: BUYER_FIELDS,
  },
} as const satisfies Prisma.ProductQuestionSelect

type BuyerRow = Prisma.BuyerAnswerGetPayload<{ select: typeof BUYER_FIELDS }>

/** As of reviews: who got the whole order's money back is no verified buyer any more. */
const isVerified = ({ orderItem }: Pick<BuyerRow, 'orderItem'>): boolean =>
  orderItem.order.orderStatus !== 'refunded'

type Row = Prisma.ProductQuestionGetPayload<{ select: typeof SHOWN_FIELDS }>
type Page<T> = { rows: T[]; total: number }

const NEVER = new Date(0)

const toQuestion = ({ publishedAt, answeredAt, buyerAnswers, ...row }: Row): Question => ({
  ...row,
  publishedAt: (publishedAt ?? NEVER).toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  buyerAnswers: buyerAnswers.map(({ orderItem, ...answer }) => ({
    ...answer,
    isVerified: isVerified({ orderItem }),
    publishedAt: (answer.publishedAt ?? NEVER).toISOString(),
  })),
})

/** One page of the published questions about a product that is on show, those of a language first, then the newest. */
export async function listQuestions({
  product,
  locale,
  limit,
  offset,
}: QuestionQuery): Promise<Page<Question>> {
  const [found, total] = await Promise.all([
    rowsOf(
      db(),
      ID_ROW,
      Prisma.sql`
      SELECT q."id" FROM "ProductQuestion" q JOIN "Product" p ON p."id" = q."productId"
      WHERE q."productId" = ${product} AND q."status" = 'published' AND NOT p."isHidden"
      ORDER BY (q."locale" = ${locale}) DESC, q."publishedAt" DESC, q."id" DESC
      LIMIT ${limit} OFFSET ${offset}`,
    ),
    db().productQuestion.count({
      where: { productId: product, status: 'published', product: { isHidden: false } },
    }),
  ])
  const rows = await db().productQuestion.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: SHOWN_FIELDS,
  })
  const ordered = found.flatMap(({ id }) => rows.find((row) => row.id === id) ?? [])
  return { rows: ordered.map(toQuestion), total }
}

/** The questions on a product's page: cached until that product or one of its questions changes. */
export async function cachedQuestions(
  productId: number,
  locale: QuestionQuery['locale'],
): Promise<Page<Question>> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.product(productId))
  cacheLife('hours')
  return listQuestions({ product: productId, locale, limit: QUESTIONS_PER_PAGE, offset: 0 })
}

/** Bounds what is listed of one question. */
const MOST_LISTED_ANSWERS = 50

const ADMIN_FIELDS = {
  ...FIELDS,
  email: true,
  status: true,
  createdAt: true,
  updatedAt: true,
  product: { select: { name: true, slug: true } },
  buyerAnswers: {
    orderBy: { id: 'asc' },
    take: MOST_LISTED_ANSWERS,
    select: { ...BUYER_FIELDS, status: true, updatedAt: true },
  },
} as const satisfies Prisma.ProductQuestionSelect

const toAdminQuestion = ({
  product,
  answeredAt,
  publishedAt,
  createdAt,
  updatedAt,
  buyerAnswers,
  ...row
}: Prisma.ProductQuestionGetPayload<{ select: typeof ADMIN_FIELDS }>): AdminQuestion => ({
  ...row,
  productName: product.name,
  productSlug: product.slug,
  answeredAt: answeredAt?.toISOString() ?? null,
  publishedAt: publishedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  buyerAnswers: buyerAnswers.map(({ orderItem, publishedAt: _, ...buyerAnswer }) => ({
    ...buyerAnswer,
    isVerified: isVerified({ orderItem }),
    orderNumber: orderItem.order.orderNumber,
    updatedAt: buyerAnswer.updatedAt.toISOString(),
  })),
})

/** What waits for staff: a question without an answer, or an answer of a buyer. */
const WAITS = {
  OR: [{ status: 'pending' }, { buyerAnswers: { some: { status: 'pending' } } }],
} as const satisfies Prisma.ProductQuestionWhereInput

/** One page of all questions, those that changed last first, with the number of all that match. */
export async function listAdminQuestions({
  status,
  search,
  limit,
  offset,
}: AdminQuestionQuery): Promise<Page<AdminQuestion>> {
  const contains = { contains: search, mode: 'insensitive' } as const
  const where: Prisma.ProductQuestionWhereInput = {
    AND: status === 'pending' ? [WAITS] : [{ status }],
    ...(search && {
      OR: [
        { text: contains },
        { answer: contains },
        { displayName: contains },
        { buyerAnswers: { some: { text: contains } } },
        { email: contains },
        { product: { name: contains } },
      ],
    }),
  }
  const [rows, total] = await Promise.all([
    db().productQuestion.findMany({
      where,
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
      select: ADMIN_FIELDS,
    }),
    db().productQuestion.count({ where }),
  ])
  return { rows: rows.map(toAdminQuestion), total }
}

/** One question of the back office. @throws AppError `not_found` */
export async function adminQuestion(id: number): Promise<AdminQuestion> {
  const row = await db().productQuestion.findUnique({ where: { id }, select: ADMIN_FIELDS })
  if (!row) throw new AppError('not_found', say('questions.unknown'))
  return toAdminQuestion(row)
}

/** How many questions wait for an answer, or have one of a buyer that waits to be read. */
export const waitingQuestions = (): Promise<number> => db().productQuestion.count({ where: WAITS })
