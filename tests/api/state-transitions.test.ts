import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type pg from 'pg'
import { db } from '@/lib/core/db'
import { eventsOf, rowsOf, type StateTable, targetOf } from '@/lib/core/state-table'
import { MAIL_STATES } from '@/lib/mail/lifecycle'
import { moveMails, takeMail } from '@/lib/mail/transition'
import { ORDER_STATES } from '@/lib/orders/lifecycle'
import { lockOrder } from '@/lib/orders/locks'
import { moveOrder } from '@/lib/orders/transition'
import { PAYMENT_STATES } from '@/lib/payments/lifecycle'
import { movePayment } from '@/lib/payments/transition'
import { REFUND_REQUEST_STATES, REFUND_STATES } from '@/lib/refunds/lifecycle'
import { moveRefund, moveRefundRequest } from '@/lib/refunds/transition'
import { createDatabase, dropDatabase, scratchConnections } from '@/scripts/lib/scratch-database'
import { TEMPLATE_DATABASE } from '@/tests/setup/template'

/** What one kind of thing is, in the table and in the database. */
type Machine<S extends string, E extends string, G extends string> = {
  table: StateTable<S, E, G>
  /** The guards that hold in this test; the others do not. */
  holds: readonly G[]
  /** Makes one. @returns its id */
  create: () => Promise<string>
  /** The store's own transition. @returns whether it was moved */
  apply: (id: string, event: E) => Promise<boolean>
  stateOf: (id: string) => Promise<string>
}

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `states_${randomBytes(6).toString('hex')}`
let sql: pg.Pool

beforeAll(async () => {
  const url = await createDatabase(server, name, TEMPLATE_DATABASE)
  sql = scratchConnections(url, 4)
  process.env.DATABASE_URL = url
})
afterAll(async () => {
  await db().$disconnect()
  await sql.end()
  await dropDatabase(server, name)
})

async function insert(statement: string, values: unknown[] = []): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `${statement} RETURNING "id"::text AS id`,
    values,
  )
  const [row] = rows
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}
const readState = (table: string, column: string) => async (id: string) => {
  const { rows } = await sql.query<{ state: string }>(
    `SELECT "${column}"::text AS state FROM "${table}" WHERE "id"::text = $1`,
    [id],
  )
  return rows[0]?.state ?? 'gone'
}

const newPayment = (status: 'created' | 'captured') =>
  insert(
    `INSERT INTO "Payment" ("id", "provider", "status", "amount", "currency", "capturedAmount", "capturedCurrency", "updatedAt")
     VALUES ($1, 'paypal', $2::"PaymentStatus", 10, 'USD', 10, 'USD', now())`,
    [randomUUID(), status],
  )
const newOrder = async () =>
  insert(
    `INSERT INTO "Order" ("orderNumber", "customerEmail", "customerName", "subtotal", "tax", "totalAmount", "currency",
       "paymentMethod", "paymentId", "updatedAt")
     VALUES ($1, 'ada@buyer.example', 'Ada', 10, 0, 10, 'USD', 'paypal', $2, now())`,
    [`SH-${randomUUID()}`, await newPayment('captured')],
  )

/** The state after an event, or `null` where the table refuses it. */
function after<S extends string, E extends string, G extends string>(
  { table, holds }: Pick<Machine<S, E, G>, 'table' | 'holds'>,
  state: string,
  event: E,
): string | null {
  const isAllowed = rowsOf(table, event).some(
    ({ from, guard }) =>
      from.some((one) => one === state) && (guard === undefined || holds.includes(guard)),
  )
  return isAllowed ? targetOf(table, event) : null
}

/** Every order of some things. */
const orders = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) =>
        orders(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      )

/**
 * Applies random events, some of them at the same time, and compares each time with the table: what
 * happened must be what happens when the same events come one after the other, in some order.
 */
async function behavesAsItsTable<S extends string, E extends string, G extends string>(
  machine: Machine<S, E, G>,
): Promise<void> {
  const event = fc.constantFrom(...eventsOf(machine.table))
  const atOnce = fc.array(event, { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.array(atOnce, { minLength: 1, maxLength: 6 }), async (rounds) => {
      const id = await machine.create()
      let state = await machine.stateOf(id)
      expect(machine.table.initial).toContain(state)
      for (const events of rounds) {
        const moved = await Promise.all(events.map((one) => machine.apply(id, one)))
        const found = { state: await machine.stateOf(id), moved }
        const possible = orders(events.map((_, at) => at)).map((order) => {
          const outcome = { state, moved: events.map(() => false) }
          for (const at of order) {
            const [one] = events.slice(at)
            const next = one === undefined ? null : after(machine, outcome.state, one)
            outcome.moved[at] = next !== null
            outcome.state = next ?? outcome.state
          }
          return outcome
        })
        expect(possible).toContainEqual(found)
        state = found.state
      }
    }),
    { numRuns: 25 },
  )
}

it('a payment moves as its table says, whatever comes at the same time', () =>
  behavesAsItsTable({
    table: PAYMENT_STATES,
    holds: [],
    create: () => newPayment('created'),
    apply: (id, event) => movePayment(db(), id, event),
    stateOf: readState('Payment', 'status'),
  }))

it('an order moves as its table says, whatever comes at the same time', () =>
  behavesAsItsTable({
    table: ORDER_STATES,
    // It has no items.
    holds: ['all_delivered', 'none_delivered'],
    create: newOrder,
    apply: (id, event) =>
      db().$transaction(async (tx) => {
        await lockOrder(tx, Number(id))
        return moveOrder(tx, Number(id), event)
      }),
    stateOf: readState('Order', 'orderStatus'),
  }))

it('a refund moves as its table says, whatever comes at the same time', () =>
  behavesAsItsTable({
    table: REFUND_STATES,
    holds: [],
    create: async () => {
      const orderId = await newOrder()
      return insert(
        `INSERT INTO "Refund" ("id", "paymentId", "orderId", "amount", "currency", "username", "updatedAt")
         SELECT gen_random_uuid(), "paymentId", "id", 10, 'USD', 'admin', now() FROM "Order" WHERE "id" = $1`,
        [orderId],
      )
    },
    apply: (id, event) => moveRefund(db(), id, event, {}),
    stateOf: readState('Refund', 'status'),
  }))

it('a refund request moves as its table says, whatever comes at the same time', () =>
  behavesAsItsTable({
    table: REFUND_REQUEST_STATES,
    holds: [],
    create: async () =>
      insert(
        `INSERT INTO "RefundRequest" ("orderId", "reason", "updatedAt") VALUES ($1, 'None', now())`,
        [await newOrder()],
      ),
    apply: (id, event) => moveRefundRequest(db(), Number(id), event, null),
    stateOf: readState('RefundRequest', 'status'),
  }))

it('an outgoing mail moves as its table says, whatever comes at the same time', () =>
  behavesAsItsTable({
    table: MAIL_STATES,
    holds: [],
    create: () =>
      insert(
        `INSERT INTO "Email" ("id", "kind", "dedupeKey", "toAddress", "updatedAt")
         VALUES (gen_random_uuid(), 'test', gen_random_uuid()::text, 'ada@buyer.example', now())`,
      ),
    apply: async (id, event) =>
      event === 'claim' ? takeMail(db(), id) : (await moveMails(db(), event, { id })) > 0,
    stateOf: readState('Email', 'status'),
  }))
