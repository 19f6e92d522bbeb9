import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import {
  type Mailing,
  type MailingFigures,
  type MailingQuery,
  type MailingRow,
  mailingTextsSchema,
} from './contracts'
import { countReaders } from './readers'

type Row = Prisma.MailingGetPayload<object>

const NOTHING: MailingFigures = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  leftOut: 0,
  unsubscribed: 0,
}

const figuresOfRow = z.object({
  recipients: z.number(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  leftOut: z.number(),
  unsubscribed: z.number(),
  mailingId: z.number(),
})

/** The figures of some mailings, by their ids. What became of a mail, the outbox knows. */
async function figuresOf(tx: Tx, ids: readonly number[]): Promise<Map<number, MailingFigures>> {
  const rows = await rowsOf(
    tx,
    figuresOfRow,
    Prisma.sql`
    SELECT r."mailingId", count(*)::int AS "recipients",
      count(*) FILTER (WHERE r."handledAt" IS NULL OR e."status" IN ('queued', 'sending'))::int AS "waiting",
      count(*) FILTER (WHERE e."status" = 'sent')::int AS "sent",
      count(*) FILTER (WHERE e."status" = 'failed' OR e."status" = 'cancelled' AND e."lastError" IS NOT NULL)::int AS "failed",
      count(*) FILTER (WHERE r."handledAt" IS NOT NULL
        AND (e."id" IS NULL OR e."status" = 'cancelled' AND e."lastError" IS NULL))::int AS "leftOut",
      count(*) FILTER (WHERE r."unsubscribedAt" IS NOT NULL)::int AS "unsubscribed"
    FROM "MailingRecipient" r LEFT JOIN "Email" e ON e."id" = r."emailId"
    WHERE r."mailingId" = ANY(${[...ids]}::int[])
    GROUP BY r."mailingId"`,
  )
  return new Map(rows.map(({ mailingId, ...figures }) => [mailingId, figures]))
}

const timesOf = ({ scheduledFor, startedAt, finishedAt, updatedAt }: Row) => ({
  scheduledFor: scheduledFor?.toISOString() ?? null,
  startedAt: startedAt?.toISOString() ?? null,
  finishedAt: finishedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
})

/** One page of the mailings, newest first, with the number of all that match. */
export async function listMailings({
  status,
  limit,
  offset,
}: MailingQuery): Promise<{ rows: MailingRow[]; total: number }> {
  const where = { status }
  const [rows, total] = await Promise.all([
    db().mailing.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db().mailing.count({ where }),
  ])
  const figures = await figuresOf(
    db(),
    rows.map(({ id }) => id),
  )
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      subject: mailingTextsSchema.parse(row.texts).en.subject,
      status: row.status,
      ...timesOf(row),
      figures: figures.get(row.id) ?? NOTHING,
    })),
  }
}

/** A mailing as the back office sees it. */
export async function toMailing(row: Row, tx: Tx = db()): Promise<Mailing> {
  const [figures, products, readers] = await Promise.all([
    figuresOf(tx, [row.id]),
    tx.product.findMany({
      where: { id: { in: row.productIds } },
      select: { id: true, name: true },
    }),
    countReaders(),
  ])
  return {
    id: row.id,
    status: row.status,
    ...timesOf(row),
    figures: figures.get(row.id) ?? NOTHING,
    texts: mailingTextsSchema.parse(row.texts),
    products: row.productIds.flatMap((id) => products.filter((product) => product.id === id)),
    mailsPerMinute: row.mailsPerMinute,
    readers,
  }
}

export const unknownMailing = (): AppError =>
  new AppError('not_found', say('newsletter.unknownMailing'))

/** A mailing. @throws AppError `not_found` */
export async function readMailing(id: number): Promise<Mailing> {
  const row = await db().mailing.findUnique({ where: { id } })
  if (!row) throw unknownMailing()
  return toMailing(row)
}
