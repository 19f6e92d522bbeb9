import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogTags } from '@/lib/catalog/cache-tags'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { AdminQuestion, AdminQuestionQuery } from './admin-contracts'
import type { Question, QuestionQuery } from './contracts'
import { QUESTIONS_PER_PAGE } from './question-rules'

const FIELDS = {
  id: true,
  text: true,
  displayName: true,
  locale: true,
  publishedAt: true,
  answer: true,
  answeredAt: true,
} as const satisfies Prisma.ProductQuestionSelect

type Row = Prisma.ProductQuestionGetPayload<{ select: typeof FIELDS }>
type Page<T> = { rows: T[]; total: number }

const NEVER = new Date(0)

const toQuestion = ({ publishedAt, answer, answeredAt, ...row }: Row): Question => ({
  ...row,
  publishedAt: (publishedAt ?? NEVER).toISOString(),
  answer: answer ?? '',
  answeredAt: (answeredAt ?? NEVER).toISOString(),
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
    select: FIELDS,
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

const ADMIN_FIELDS = {
  ...FIELDS,
  email: true,
  status: true,
  createdAt: true,
  updatedAt: true,
  product: { select: { name: true, slug: true } },
} as const satisfies Prisma.ProductQuestionSelect

const toAdminQuestion = ({
  product,
  answeredAt,
  publishedAt,
  createdAt,
  updatedAt,
  ...row
}: Prisma.ProductQuestionGetPayload<{ select: typeof ADMIN_FIELDS }>): AdminQuestion => ({
  ...row,
  productName: product.name,
  productSlug: product.slug,
  answeredAt: answeredAt?.toISOString() ?? null,
  publishedAt: publishedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** One page of all questions, those that changed last first, with the number of all that match. */
export async function listAdminQuestions({
  status,
  search,
  limit,
  offset,
}: AdminQuestionQuery): Promise<Page<AdminQuestion>> {
  const contains = { contains: search, mode: 'insensitive' } as const
  const where: Prisma.ProductQuestionWhereInput = {
    status,
    ...(search && {
      OR: [
        { text: contains },
        { answer: contains },
        { displayName: contains },
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

/** How many questions wait for an answer. */
export const waitingQuestions = (): Promise<number> =>
  db().productQuestion.count({ where: { status: 'pending' } })
