import 'server-only'
import { z } from 'zod'
import { dayOf } from '@/lib/core/calendar'
import { csvLine } from '@/lib/core/csv'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import type { PayoutLine, PayoutRow, PayoutScope } from './contracts'
import {
  inScope,
  inStoreZone,
  LINE,
  LINE_FROM,
  lineRowSchema,
  listPayouts,
  toLine,
} from './queries'

const BATCH = 500

/** Amounts are numbers, which no spreadsheet takes for a formula. */
type Columns<Row> = readonly [
  header: string,
  value: (row: Row, timezone: string) => string | number,
][]

const feesAre = ({ estimatedFees, unknownFees }: PayoutRow): string =>
  unknownFees > 0 ? 'incomplete' : estimatedFees > 0 ? 'estimated' : ''

const PAYOUT_COLUMNS: Columns<PayoutRow> = [
  ['Paid out (UTC)', ({ paidAt }) => paidAt],
  ['Provider', ({ provider }) => PROVIDER_NAMES[provider]],
  ['Payout', ({ providerPayoutId }) => providerPayoutId],
  ['Status', ({ status }) => status],
  ['Currency', ({ currency }) => currency],
  ['Sales', ({ sales }) => Number(sales)],
  ['Refunds', ({ refunds }) => Number(refunds)],
  ['Fees', ({ fees }) => 0 - Number(fees)],
  ['Fees are', feesAre],
  ['Other', ({ other }) => Number(other)],
  ['Net', ({ net }) => Number(net)],
  // What failed stays in the list, and the column adds up.
  ['Amount paid out', ({ status, amount }) => (status === 'failed' ? 0 : Number(amount))],
  ['Lines', ({ lines }) => lines],
  ['Not in the books', ({ unmatched }) => unmatched],
  ['Another amount', ({ differing }) => differing],
  ['Day', ({ paidAt }, timezone) => dayOf(new Date(paidAt), timezone)],
  ['Time zone', (_, timezone) => timezone],
]

type ExportedLine = PayoutLine & Pick<PayoutRow, 'providerPayoutId' | 'paidAt'>

const matchText = ({ isMatched, storeAmount }: PayoutLine): string => {
  if (isMatched === null) return ''
  if (!isMatched) return 'no'
  return storeAmount === null ? 'yes' : 'another amount'
}

const LINE_COLUMNS: Columns<ExportedLine> = [
  ['Paid out (UTC)', ({ paidAt }) => paidAt],
  ['Provider', ({ provider }) => PROVIDER_NAMES[provider]],
  ['Payout', ({ providerPayoutId }) => providerPayoutId],
  ['Date (UTC)', ({ at }) => at],
  ['Kind', ({ kind }) => kind],
  ['Provider transaction', ({ transactionId }) => transactionId],
  ['Order', ({ orderNumber }) => orderNumber ?? ''],
  ['Currency', ({ currency }) => currency],
  ['Gross', ({ gross }) => Number(gross)],
  ['Fee', ({ fee }) => (fee === null ? '' : 0 - Number(fee))],
  [
    'Fee is',
    ({ fee, feeIsEstimated }) => (fee === null ? 'unknown' : feeIsEstimated ? 'estimated' : ''),
  ],
  ['Net', ({ net }) => Number(net)],
  ['In the store’s books', matchText],
  ['Day paid out', ({ paidAt }, timezone) => dayOf(new Date(paidAt), timezone)],
  ['Time zone', (_, timezone) => timezone],
]

const lineOf = <Row>(columns: Columns<Row>, row: Row, timezone: string): string =>
  csvLine(columns.map(([, value]) => value(row, timezone)))
const headOf = <Row>(columns: Columns<Row>): string => csvLine(columns.map(([header]) => header))

/** The lines of a CSV file with the payouts of a period, the header first. docs/operations.md names the columns. */
export async function* payoutsCsv(asked: PayoutScope): AsyncGenerator<string> {
  const scope = await inStoreZone(asked)
  yield headOf(PAYOUT_COLUMNS)
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await listPayouts({ ...scope, limit: BATCH, offset })
    for (const row of rows) yield lineOf(PAYOUT_COLUMNS, row, scope.timezone)
    if (rows.length < BATCH) return
  }
}

const foundSchema = lineRowSchema.extend({ providerPayoutId: z.string(), paidAt: z.date() })

/** The lines of a CSV file with what the payouts of a period are of, the header first. Those that failed paid out nothing. */
export async function* linesCsv(asked: PayoutScope): AsyncGenerator<string> {
  const scope = await inStoreZone(asked)
  yield headOf(LINE_COLUMNS)
  for (let after = 0; ; ) {
    const rows = await rowsOf(
      db(),
      foundSchema,
      Prisma.sql`
      SELECT ${LINE}, p."providerPayoutId", p."paidAt"
      FROM ${LINE_FROM} JOIN "Payout" p ON p."id" = l."payoutId"
      WHERE l."id" > ${after} AND p."status" <> 'failed' AND ${inScope(scope)} ORDER BY l."id" LIMIT ${BATCH}`,
    )
    for (const { providerPayoutId, paidAt, ...row } of rows)
      yield lineOf(
        LINE_COLUMNS,
        { ...toLine(row), providerPayoutId, paidAt: paidAt.toISOString() },
        scope.timezone,
      )
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH) return
  }
}
