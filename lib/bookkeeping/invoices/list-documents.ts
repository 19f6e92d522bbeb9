import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { signedDecimal } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import type { DocumentPeriod, DocumentQuery, DocumentRow, DocumentSummary } from './contracts'
import { isSellerKnown } from './issue-documents'
import { dayText } from './queries'
import { type Snapshot, snapshotSchema } from './snapshot'
import { percentText } from './written-amounts'

const PAGE = 500

const FIELDS = {
  id: true,
  number: true,
  kind: true,
  issuedOn: true,
  snapshot: true,
} as const satisfies Prisma.InvoiceDocumentSelect

type Row = Prisma.InvoiceDocumentGetPayload<{ select: typeof FIELDS }>

const whereOf = ({ from, to }: DocumentPeriod) => ({
  issuedOn: { gte: new Date(`${from}T00:00:00Z`), lte: new Date(`${to}T00:00:00Z`) },
})

const toRow = (row: Row): DocumentRow => {
  const { orderNumber, buyer, totals, currency } = snapshotSchema.parse(row.snapshot)
  return {
    number: row.number,
    kind: row.kind,
    issuedOn: dayText(row.issuedOn),
    orderNumber,
    buyer: buyer.company || buyer.name,
    net: signedDecimal(totals.netCents),
    tax: signedDecimal(totals.taxCents),
    total: signedDecimal(totals.totalCents),
    currency,
  }
}

/** One page of the documents of a period, newest first, with the total number of matches. */
export async function listDocuments({
  limit,
  offset,
  ...period
}: DocumentQuery): Promise<{ rows: DocumentRow[]; total: number }> {
  const where = whereOf(period)
  const [rows, total] = await Promise.all([
    db().invoiceDocument.findMany({
      where,
      orderBy: [{ issuedOn: 'desc' }, { id: 'desc' }],
      skip: offset,
      take: limit,
      select: FIELDS,
    }),
    db().invoiceDocument.count({ where }),
  ])
  return { rows: rows.map(toRow), total }
}

/** What the documents of a period say, in the order of issue, read page by page. */
export async function* documentsOfPeriod(period: DocumentPeriod): AsyncGenerator<Snapshot> {
  for await (const { snapshot } of storedOfPeriod(period)) yield snapshot
}

/** The documents of a period with their ids, likewise. */
export async function* storedOfPeriod(
  period: DocumentPeriod,
): AsyncGenerator<{ id: number; snapshot: Snapshot }> {
  let after = 0
  for (;;) {
    const rows = await db().invoiceDocument.findMany({
      where: { ...whereOf(period), id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: FIELDS,
    })
    for (const { id, snapshot } of rows) yield { id, snapshot: snapshotSchema.parse(snapshot) }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}

const rateRowSchema = z.object({
  rate: z.number().nullable(),
  kind: z.enum(column.DocumentKind),
  net: z.bigint(),
  tax: z.bigint(),
})
type RateRow = z.infer<typeof rateRowSchema>
const seriesRowSchema = z.object({
  prefix: z.string(),
  expected: z.number(),
  count: z.bigint(),
  first: z.string().nullable(),
  last: z.string().nullable(),
})

/** What was invoiced and credited in a period in the base currency, at the rates of the orders, and every series of numbers with what it lacks. */
export async function summariseDocuments(period: DocumentPeriod): Promise<DocumentSummary> {
  const [rates, series, counts] = await Promise.all([
    rowsOf(
      db(),
      rateRowSchema,
      Prisma.sql`
      SELECT (t->>'basisPoints')::float8 AS "rate", d."kind"::text AS "kind",
        sum(round(((t->>'netCents')::bigint + (t->>'taxCents')::bigint) * o."rateToBase")
          - round((t->>'taxCents')::bigint * o."rateToBase"))::bigint AS "net",
        sum(round((t->>'taxCents')::bigint * o."rateToBase"))::bigint AS "tax"
      FROM "InvoiceDocument" d JOIN "Order" o ON o."id" = d."orderId", jsonb_array_elements(d."snapshot"->'taxes') t
      WHERE d."issuedOn" BETWEEN ${period.from}::date AND ${period.to}::date
      GROUP BY 1, 2 ORDER BY 1 DESC NULLS LAST`,
    ),
    rowsOf(
      db(),
      seriesRowSchema,
      Prisma.sql`
      SELECT s."prefix", s."next" - s."first" AS "expected", count(d."id") AS "count",
        (SELECT "number" FROM "InvoiceDocument" f WHERE f."prefix" = s."prefix"
         ORDER BY f."position" LIMIT 1) AS "first",
        (SELECT "number" FROM "InvoiceDocument" l WHERE l."prefix" = s."prefix"
         ORDER BY l."position" DESC LIMIT 1) AS "last"
      FROM "DocumentSeries" s LEFT JOIN "InvoiceDocument" d ON d."prefix" = s."prefix"
      GROUP BY s."prefix" ORDER BY s."prefix" DESC`,
    ),
    db().invoiceDocument.groupBy({ by: 'kind', where: whereOf(period), _count: true }),
  ])
  const countOf = (kind: Snapshot['kind']) =>
    counts.find((group) => group.kind === kind)?._count ?? 0
  return {
    rates: [...new Set(rates.map(({ rate }) => rate))].map((rate) => rateOf(rate, rates)),
    invoices: countOf('invoice'),
    creditNotes: countOf('credit_note'),
    waitsForSeller: !(await isSellerKnown()),
    series: series.map(({ prefix, expected, count, first, last }) => ({
      prefix,
      first: first ?? '',
      last: last ?? '',
      documents: Number(count),
      missing: expected - Number(count),
    })),
  }
}

function rateOf(rate: number | null, rows: readonly RateRow[]): DocumentSummary['rates'][number] {
  const of = (kind: Snapshot['kind']) =>
    rows.find((row) => row.rate === rate && row.kind === kind) ?? { net: 0n, tax: 0n }
  const [invoiced, credited] = [of('invoice'), of('credit_note')]
  return {
    rate: rate === null ? null : percentText(rate),
    invoicedNet: signedDecimal(invoiced.net),
    invoicedTax: signedDecimal(invoiced.tax),
    creditedNet: signedDecimal(credited.net),
    creditedTax: signedDecimal(credited.tax),
    net: signedDecimal(invoiced.net - credited.net),
    tax: signedDecimal(invoiced.tax - credited.tax),
  }
}
