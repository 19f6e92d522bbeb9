import type { MovementKind } from '@/lib/payments/movement-kinds'
import type { Period } from '@/lib/payments/period'
import type {
  Movement,
  PayoutAccount,
  PayoutState,
  ProviderPayout,
} from '@/lib/payments/provider-payouts'
import { shortHash } from '@/lib/payments/short-hash'
import {
  entriesAnswer,
  type PayoutEntry,
  paymentsAnswer,
  payoutsAnswer,
  type SquarePayment,
  type SquarePayout,
} from './answers'
import { pagesOf, type SquareConfig } from './client'
import { fromMoney } from './money'

/** A day less than a year, because time passes while they are read. */
export const SQUARE_REACH_DAYS = 364

const STATES: Readonly<Record<string, PayoutState>> = {
  SENT: 'pending',
  PAID: 'paid',
  FAILED: 'failed',
}

/** https://developer.squareup.com/reference/square/enums/ActivityType */
const KINDS: Readonly<Record<string, MovementKind>> = {
  CHARGE: 'sale',
  REFUND: 'refund',
  AUTOMATIC_SAVINGS: 'hold',
  AUTOMATIC_SAVINGS_REVERSED: 'hold',
  DISPUTE: 'dispute',
  FEE: 'fee',
  HOLD_ADJUSTMENT: 'hold',
  RESERVE_HOLD: 'hold',
  RESERVE_RELEASE: 'hold',
}

/** Reads a location's payouts, each with what is in it, and before that what Square has kept of each payment. https://developer.squareup.com/docs/payouts-api/overview */
export function squarePayouts(config: SquareConfig): PayoutAccount {
  return {
    key: shortHash(config.locationId, config.apiUrl),
    async *read(period, isKnown) {
      const query = between(period, config)
      const path = '/v2/payments'
      for await (const { payments } of pagesOf(config, paymentsAnswer, { path, query })) {
        const movements = (payments ?? []).filter(isSale).map(saleOf)
        yield { payouts: [], movements, gone: [], returned: [] }
      }
      for await (const { payouts } of pagesOf(config, payoutsAnswer, {
        path: '/v2/payouts',
        query,
      }))
        for (const listed of payouts ?? []) {
          const payout = payoutOf(listed)
          if (await isKnown(payout)) continue
          const movements = await entriesOf(config, payout.payoutId)
          const returned = payout.status === 'failed' ? [payout.payoutId] : []
          yield { payouts: [payout], movements, gone: [], returned }
        }
    },
  }
}

const between = ({ from, to }: Period, { locationId }: SquareConfig) => ({
  begin_time: from.toISOString(),
  end_time: to.toISOString(),
  location_id: locationId,
  limit: '100',
})

const isSale = ({ status, processing_fee }: SquarePayment) =>
  status === 'COMPLETED' && (processing_fee ?? []).length > 0

/** A payment as its entry will be in a payout: what is kept of it Square says some seconds after it, a payout comes days later. */
const saleOf = ({ id, amount_money, processing_fee, created_at }: SquarePayment): Movement => ({
  transactionId: id,
  code: 'CHARGE',
  kind: 'sale',
  reference: null,
  gross: fromMoney(amount_money),
  feeCents: (processing_fee ?? []).reduce((sum, fee) => sum + fromMoney(fee.amount_money).cents, 0),
  at: created_at,
  payoutId: null,
})

const payoutOf = ({
  id,
  status,
  amount_money,
  created_at,
  updated_at,
}: SquarePayout): ProviderPayout => ({
  payoutId: id,
  status: STATES[status] ?? 'pending',
  amount: fromMoney(amount_money),
  at: created_at,
  version: shortHash(status, String(amount_money.amount), amount_money.currency, updated_at ?? ''),
})

async function entriesOf(config: SquareConfig, payoutId: string): Promise<Movement[]> {
  const movements: Movement[] = []
  const path = `/v2/payouts/${encodeURIComponent(payoutId)}/payout-entries`
  for await (const { payout_entries } of pagesOf(config, entriesAnswer, { path }))
    for (const entry of payout_entries ?? []) movements.push(movementOf(entry, payoutId))
  return movements
}

function movementOf(entry: PayoutEntry, payoutId: string): Movement {
  const { id, type, effective_at, gross_amount_money: gross, fee_amount_money: fee } = entry
  const kind = KINDS[type] ?? 'other'
  const paymentId =
    (entry.type_charge_details ?? entry.type_refund_details ?? entry.type_dispute_details)
      ?.payment_id ?? null
  return {
    transactionId: (kind === 'sale' ? paymentId : entry.type_refund_details?.refund_id) ?? id,
    code: type,
    kind,
    reference: kind === 'sale' ? null : paymentId,
    gross: fromMoney(gross),
    feeCents: fee ? fromMoney(fee).cents : null,
    at: effective_at,
    payoutId,
  }
}
