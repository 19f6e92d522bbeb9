import { COMPARISON_STATES } from '@/lib/bookkeeping/lifecycle'
import { ALERT_STATES } from '@/lib/catalog/product-alerts/lifecycle'
import { PROVIDER_EVENT_STATES } from '@/lib/checkout/provider-events/lifecycle'
import { eventsOf, rowsOf, type StateTable } from '@/lib/core/state-table'
import { KEY_STATES } from '@/lib/licences/lifecycle'
import { MAIL_STATES } from '@/lib/mail/lifecycle'
import { REMINDER_STATES } from '@/lib/marketing/cart-reminders/lifecycle'
import { MAILING_STATES } from '@/lib/marketing/newsletter/lifecycle'
import { KEY_REPORT_STATES } from '@/lib/orders/key-reports/lifecycle'
import { ORDER_STATES } from '@/lib/orders/lifecycle'
import { PAYMENT_STATES } from '@/lib/payments/lifecycle'
import { DISPUTE_STATES } from '@/lib/refunds/disputes/lifecycle'
import { REFUND_REQUEST_STATES, REFUND_STATES } from '@/lib/refunds/lifecycle'
import { REVIEW_REPORT_STATES, REVIEW_STATES } from '@/lib/reviews/lifecycle'
import { BUYER_ANSWER_STATES, QUESTION_STATES } from '@/lib/reviews/questions/lifecycle'
import { BACKUP_STATES } from '@/lib/security/backups/lifecycle'
import { WITHDRAWAL_STATES } from '@/lib/service/withdrawals/lifecycle'

const BEGIN = '<!-- state diagrams: written by `npm run docs:states` -->'
const END = '<!-- end of the state diagrams -->'

/** A state table as a mermaid diagram. Guards are in brackets. */
export function stateDiagram<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
): string {
  const labels = new Map<string, string[]>()
  for (const event of eventsOf(table))
    for (const { from, to, guard } of rowsOf(table, event))
      for (const state of from) {
        const arrow = `${state} --> ${to}`
        const label = guard === undefined ? event : `${event} [${guard}]`
        labels.set(arrow, [...(labels.get(arrow) ?? []), label])
      }
  return [
    'stateDiagram-v2',
    ...table.initial.map((state) => `[*] --> ${state}`),
    ...[...labels].map(([arrow, events]) => `${arrow}: ${events.join(', ')}`),
    ...table.final.map((state) => `${state} --> [*]`),
  ].join('\n  ')
}

function section<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
  file: string,
): string {
  const title = table.name.charAt(0).toUpperCase() + table.name.slice(1)
  return `## ${title}\n\n\`${file}\`\n\n\`\`\`mermaid\n${stateDiagram(table)}\n\`\`\``
}

const sections = () => [
  section(PAYMENT_STATES, 'lib/payments/lifecycle.ts'),
  section(ORDER_STATES, 'lib/orders/lifecycle.ts'),
  section(REFUND_STATES, 'lib/refunds/lifecycle.ts'),
  section(REFUND_REQUEST_STATES, 'lib/refunds/lifecycle.ts'),
  section(KEY_REPORT_STATES, 'lib/orders/key-reports/lifecycle.ts'),
  section(WITHDRAWAL_STATES, 'lib/service/withdrawals/lifecycle.ts'),
  section(DISPUTE_STATES, 'lib/refunds/disputes/lifecycle.ts'),
  section(REVIEW_STATES, 'lib/reviews/lifecycle.ts'),
  section(REVIEW_REPORT_STATES, 'lib/reviews/lifecycle.ts'),
  section(QUESTION_STATES, 'lib/reviews/questions/lifecycle.ts'),
  section(BUYER_ANSWER_STATES, 'lib/reviews/questions/lifecycle.ts'),
  section(PROVIDER_EVENT_STATES, 'lib/checkout/provider-events/lifecycle.ts'),
  section(COMPARISON_STATES, 'lib/bookkeeping/lifecycle.ts'),
  section(KEY_STATES, 'lib/licences/lifecycle.ts'),
  section(MAIL_STATES, 'lib/mail/lifecycle.ts'),
  section(ALERT_STATES, 'lib/catalog/product-alerts/lifecycle.ts'),
  section(REMINDER_STATES, 'lib/marketing/cart-reminders/lifecycle.ts'),
  section(MAILING_STATES, 'lib/marketing/newsletter/lifecycle.ts'),
  section(BACKUP_STATES, 'lib/security/backups/lifecycle.ts'),
]

/**
 * A document with the diagrams of all tables between its two markers.
 *
 * @throws Error when the markers are missing
 */
export function withStateDiagrams(document: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('The document has no markers for state diagrams')
  return [document.slice(0, begin + BEGIN.length), ...sections(), document.slice(end)].join('\n\n')
}
