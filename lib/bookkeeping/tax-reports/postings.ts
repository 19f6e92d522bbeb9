import 'server-only'
import { type Snapshot, snapshotSchema } from '@/lib/bookkeeping/invoices/snapshot'
import { percentText } from '@/lib/bookkeeping/invoices/written-amounts'
import { csvLine } from '@/lib/core/csv'
import { db, type Prisma } from '@/lib/core/db'
import { signedDecimal } from '@/lib/core/money'
import { toBase } from '@/lib/pricing/to-base'
import { currentSetting } from '@/lib/settings/queries'
import type { TaxPeriod } from './contracts'
import { sourceText, territoryText } from './report-csv'

const BATCH = 500

const FIELDS = {
  id: true,
  issuedOn: true,
  snapshot: true,
  order: {
    select: {
      taxCountry: true,
      taxTerritory: true,
      rateToBase: true,
      rateSource: true,
      payment: {
        select: {
          provider: true,
          providerTransactionId: true,
          manual: { select: { reference: true } },
        },
      },
    },
  },
  refund: { select: { providerRefundId: true, reference: true } },
} as const satisfies Prisma.InvoiceDocumentSelect

type Row = Prisma.InvoiceDocumentGetPayload<{ select: typeof FIELDS }>
type Posting = { document: Snapshot; row: Row; tax: Snapshot['taxes'][number]; base: string }

/** By what its money is found: of what came outside of the store, as whoever entered it said. */
const referenceOf = ({ manual, providerTransactionId }: Row['order']['payment']) =>
  manual?.reference ?? providerTransactionId

/** What a column says of a posting; the amounts of credits have a minus, so that a column adds up. */
const COLUMNS: readonly [header: string, value: (posting: Posting) => string | number][] = [
  ['Date', ({ document }) => document.issuedOn],
  ['Kind', ({ document }) => (document.kind === 'invoice' ? 'invoice' : 'credit note')],
  ['Number', ({ document }) => document.number],
  ['Corrects', ({ document }) => document.invoice?.number ?? ''],
  ['Order', ({ document }) => document.orderNumber],
  ['Buyer', ({ document: { buyer } }) => buyer.company || buyer.name],
  ['Country', ({ row }) => row.order.taxCountry ?? ''],
  ['Tax ID', ({ document }) => document.buyer.taxId],
  ['Net', ({ document, tax }) => signed(document, tax.netCents)],
  ['Tax rate (%)', ({ tax }) => (tax.basisPoints === null ? '' : percentText(tax.basisPoints))],
  ['Tax', ({ document, tax }) => signed(document, tax.taxCents)],
  ['Gross', ({ document, tax }) => signed(document, tax.netCents + tax.taxCents)],
  ['Currency', ({ document }) => document.currency],
  ['Reverse charge', ({ document }) => (document.reverseCharge ? 'yes' : 'no')],
  ['Payment provider', ({ row }) => row.order.payment.provider],
  [
    'Provider transaction',
    ({ row: { refund, order } }) =>
      (refund ? refund.reference || refund.providerRefundId : referenceOf(order.payment)) ?? '',
  ],
  ['Territory', ({ row }) => territoryText(row.order.taxTerritory)],
  ['Reporting currency', ({ base }) => base],
  ['Rate', ({ row }) => row.order.rateToBase.toString()],
  ['Rate from', ({ row }) => sourceText(row.order.rateSource)],
  [
    'Net (reporting)',
    (posting) => Number(signedDecimal(grossInBase(posting) - taxInBase(posting))),
  ],
  ['Tax (reporting)', (posting) => Number(signedDecimal(taxInBase(posting)))],
  ['Gross (reporting)', (posting) => Number(signedDecimal(grossInBase(posting)))],
]

/** A number, which no spreadsheet takes for a formula. */
const signed = ({ kind }: Snapshot, cents: number): number =>
  Number(signedDecimal(kind === 'credit_note' ? -cents : cents))

/** Cents in the reporting currency, at the rate of its order. Net is what tax leaves of gross. */
const inBase = ({ document: { kind }, row }: Posting, cents: number): number => {
  const worth = toBase(cents, row.order.rateToBase.toFixed(12))
  return kind === 'credit_note' ? -worth : worth
}
const taxInBase = (posting: Posting) => inBase(posting, posting.tax.taxCents)
const grossInBase = (posting: Posting) =>
  inBase(posting, posting.tax.netCents + posting.tax.taxCents)

/** The documents of a period in the order of issue, read page by page. */
async function* documentsOf({ from, to }: TaxPeriod): AsyncGenerator<Row> {
  const until = { lte: new Date(`${to}T00:00:00Z`) }
  let after: Pick<Row, 'issuedOn' | 'id'> | undefined
  for (;;) {
    const rows = await db().invoiceDocument.findMany({
      where: after
        ? {
            issuedOn: { gte: after.issuedOn, ...until },
            OR: [{ issuedOn: { gt: after.issuedOn } }, { id: { gt: after.id } }],
          }
        : { issuedOn: { gte: new Date(`${from}T00:00:00Z`), ...until } },
      orderBy: [{ issuedOn: 'asc' }, { id: 'asc' }],
      take: BATCH,
      select: FIELDS,
    })
    yield* rows
    after = rows.at(-1)
    if (rows.length < BATCH) return
  }
}

/**
 * The lines of a CSV file with a posting for each tax rate of each invoice and credit note of a period, the header
 * first. The days are those that the documents say, in the store's time zone. docs/operations.md describes the columns.
 */
export async function* postingLines(period: TaxPeriod): AsyncGenerator<string> {
  yield csvLine(COLUMNS.map(([header]) => header))
  const base = await currentSetting('baseCurrency')
  for await (const row of documentsOf(period)) {
    const document = snapshotSchema.parse(row.snapshot)
    for (const tax of document.taxes)
      yield csvLine(COLUMNS.map(([, value]) => value({ document, row, tax, base })))
  }
}
