import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { COMPARISON_STATES } from './bookkeeping/lifecycle'
import { ALERT_STATES } from './catalog/product-alerts/lifecycle'
import { PROVIDER_EVENT_STATES } from './checkout/provider-events/lifecycle'
import { TAKEOVER_STATES } from './content/woocommerce/imports/lifecycle'
import { IMPORT_STATES } from './content/wordpress/imports/lifecycle'
import { defineStates, rowsOf, type StateTable } from './core/state-table'
import { KEY_STATES } from './licences/lifecycle'
import { MAIL_STATES } from './mail/lifecycle'
import { REMINDER_STATES } from './marketing/cart-reminders/lifecycle'
import { HANDOVER_STATES } from './marketing/crm/handovers/lifecycle'
import { MAILING_STATES } from './marketing/newsletter/lifecycle'
import { KEY_REPORT_STATES } from './orders/key-reports/lifecycle'
import { ORDER_STATES } from './orders/lifecycle'
import { PAYMENT_STATES } from './payments/lifecycle'
import { DISPUTE_STATES } from './refunds/disputes/lifecycle'
import { REFUND_REQUEST_STATES, REFUND_STATES } from './refunds/lifecycle'
import { REVIEW_REPORT_STATES, REVIEW_STATES } from './reviews/lifecycle'
import { BUYER_ANSWER_STATES, QUESTION_STATES } from './reviews/questions/lifecycle'
import { BACKUP_STATES } from './security/backups/lifecycle'
import { WITHDRAWAL_STATES } from './service/withdrawals/lifecycle'

type AnyTable = StateTable<string, string, string>

/** Each table with the database's type of its states. */
const TABLES: [AnyTable, string][] = [
  [PAYMENT_STATES, 'PaymentStatus'],
  [ORDER_STATES, 'OrderStatus'],
  [REFUND_STATES, 'RefundStatus'],
  [REFUND_REQUEST_STATES, 'RefundRequestStatus'],
  [KEY_STATES, 'KeyStatus'],
  [MAIL_STATES, 'EmailStatus'],
  [DISPUTE_STATES, 'DisputeStatus'],
  [PROVIDER_EVENT_STATES, 'ProviderEventStatus'],
  [COMPARISON_STATES, 'ComparisonStatus'],
  [BACKUP_STATES, 'BackupStatus'],
  [REVIEW_STATES, 'ReviewStatus'],
  [ALERT_STATES, 'ProductAlertStatus'],
  [REMINDER_STATES, 'CartReminderStatus'],
  [MAILING_STATES, 'MailingStatus'],
  [HANDOVER_STATES, 'HandoverStatus'],
  [IMPORT_STATES, 'ArticleImportStatus'],
  [TAKEOVER_STATES, 'CatalogueImportStatus'],
  [WITHDRAWAL_STATES, 'WithdrawalStatus'],
  [KEY_REPORT_STATES, 'KeyReportStatus'],
  [REVIEW_REPORT_STATES, 'ReviewReportStatus'],
  [QUESTION_STATES, 'QuestionStatus'],
  [BUYER_ANSWER_STATES, 'BuyerAnswerStatus'],
]

const schema = readFileSync(join(process.cwd(), 'prisma/schema.prisma'), 'utf8')

/** The values of a type in the database's schema. */
function valuesOf(type: string): string[] {
  const body = new RegExp(`^enum ${type} \\{([^}]*)\\}`, 'm').exec(schema)?.[1] ?? ''
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
}

/** Where one may be after any number of events, found by walking and nothing else. */
function walkedFrom(table: AnyTable, starts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const next = [...starts]
  for (let state = next.pop(); state !== undefined; state = next.pop()) {
    if (seen.has(state)) continue
    seen.add(state)
    for (const { from, to } of table.transitions) if (from.includes(state)) next.push(to)
  }
  return seen
}

describe.each(TABLES.map(([table, type]) => ({ name: table.name, table, type })))(
  'the states of a $name',
  ({ table, type }) => {
    it('are those of the database', () => {
      expect([...table.states].sort()).toEqual(valuesOf(type).sort())
    })

    it('are each reached from the beginning, and lead to an end if there is one', () => {
      expect([...walkedFrom(table, table.initial)].sort()).toEqual([...table.states].sort())
      if (table.final.length === 0) return
      for (const state of table.states)
        expect([...walkedFrom(table, [state])].some((end) => table.final.includes(end))).toBe(true)
    })

    it('are left by no event once they are final', () => {
      for (const state of table.final) expect([...walkedFrom(table, [state])]).toEqual([state])
    })

    it('have no row twice, and no guard where the event may happen without one', () => {
      for (const state of table.states)
        for (const { event } of table.transitions) {
          const guards = rowsOf(table, event)
            .filter(({ from }) => from.includes(state))
            .map(({ guard }) => guard)
          expect(new Set(guards).size).toBe(guards.length)
          if (guards.includes(undefined)) expect(guards).toEqual([undefined])
        }
    })
  },
)

describe('any table of states', () => {
  const states = ['a', 'b', 'c', 'd']
  const state = fc.constantFrom(...states)
  const some = fc.uniqueArray(state, { minLength: 1, maxLength: 3 })
  const tables = fc.record({
    name: fc.constant('thing'),
    states: fc.constant(states),
    initial: some,
    final: fc.uniqueArray(state, { maxLength: 2 }),
    // One target for each event, because most tables would be refused for that alone.
    transitions: fc.uniqueArray(
      fc.record({ event: fc.constantFrom('e', 'f', 'g', 'h', 'i'), from: some, to: state }),
      {
        selector: ({ event }) => event,
        minLength: 2,
      },
    ),
  })
  const isSound = (table: AnyTable) =>
    walkedFrom(table, table.initial).size === states.length &&
    states.every((one) => table.final.includes(one) === (walkedFrom(table, [one]).size === 1))

  it('is accepted if, and only if, all its states are reached and only final ones have no way out', () => {
    let accepted = 0
    fc.assert(
      fc.property(tables, (table) => {
        const isAccepted = (() => {
          try {
            return defineStates(table) !== undefined
          } catch {
            return false
          }
        })()
        if (isAccepted) accepted++
        expect(isAccepted).toBe(isSound(table))
      }),
      { numRuns: 3000 },
    )
    // Otherwise this would say nothing.
    expect(accepted).toBeGreaterThan(20)
  })
})
