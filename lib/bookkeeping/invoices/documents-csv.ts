import { csvLine } from '@/lib/core/csv'
import { signedDecimal } from '@/lib/core/money'
import type { Snapshot } from './snapshot'
import { percentText } from './written-amounts'

type Column = { header: string; value: (document: Snapshot) => string }

/** Credits have a minus, so that a column adds up. */
const signed = (cents: number, { kind }: Snapshot) =>
  signedDecimal(kind === 'credit_note' ? -cents : cents)

const COLUMNS: readonly Column[] = [
  { header: 'Number', value: ({ number }) => number },
  { header: 'Kind', value: ({ kind }) => (kind === 'invoice' ? 'invoice' : 'credit note') },
  { header: 'Issued', value: ({ issuedOn }) => issuedOn },
  { header: 'Order', value: ({ orderNumber }) => orderNumber },
  { header: 'Ordered', value: ({ orderedOn }) => orderedOn },
  { header: 'Corrects', value: ({ invoice }) => invoice?.number ?? '' },
  { header: 'Name', value: ({ buyer }) => buyer.name },
  { header: 'Company', value: ({ buyer }) => buyer.company },
  { header: 'Tax ID', value: ({ buyer }) => buyer.taxId },
  { header: 'Address', value: ({ buyer }) => buyer.address.replaceAll(/\s*[\r\n]+\s*/g, ', ') },
  {
    header: 'Tax rate (%)',
    value: ({ taxes }) =>
      taxes
        .map(({ basisPoints }) => (basisPoints === null ? '' : percentText(basisPoints)))
        .join(' '),
  },
  { header: 'Payment method', value: ({ payment }) => payment.method },
  { header: 'Currency', value: ({ currency }) => currency },
]

const AMOUNTS = [
  ['Net', 'netCents'],
  ['Tax', 'taxCents'],
  ['Total', 'totalCents'],
] as const

/** The amounts are numbers, which no spreadsheet takes for a formula. */
const lineOf = (document: Snapshot): string =>
  csvLine([
    ...COLUMNS.map(({ value }) => value(document)),
    ...AMOUNTS.map(([, key]) => Number(signed(document.totals[key], document))),
  ])

/** The lines of a CSV file with these documents, the header first. */
export async function* documentLines(documents: AsyncIterable<Snapshot>): AsyncGenerator<string> {
  yield csvLine([...COLUMNS.map(({ header }) => header), ...AMOUNTS.map(([header]) => header)])
  for await (const document of documents) yield lineOf(document)
}
