import { type Comparison, type Difference, grouped, isClosed } from './book'

/** A mail of the outbox arrived, once; or more often, but not more often than it was tried. */
const arrived: Comparison = ({ outbox, mails }) => {
  const arrivals = grouped(mails, ({ outboxId }) => outboxId)
  const differences: Difference[] = []
  let [sent, twice] = [0, 0]
  for (const { id, kind, to, status, attempts } of outbox) {
    const times = arrivals.get(id)?.length ?? 0
    arrivals.delete(id)
    if (status === 'sent') sent++
    if (times > 1) twice++
    const isRight = times <= attempts && (status === 'sent' ? times >= 1 : status === 'cancelled')
    if (!isRight)
      differences.push({
        text: `mail ${id} (${kind}) to ${to} is ${status} after ${attempts} attempts, and arrived ${times} times`,
      })
  }
  for (const [id, some] of arrivals)
    differences.push({ text: `mail ${id} to ${some[0]?.to} is not in the outbox` })
  return [
    {
      what: 'Every mail arrived; twice only where an answer was lost',
      expected: `${sent} mails`,
      found: `${mails.length} arrivals, ${twice} mails more than once`,
      differences,
    },
  ]
}

/** Who bought something was written to. */
const informed: Comparison = ({ orders, outbox }) => {
  const written = new Set(
    outbox.flatMap(({ kind, orderId, status }) =>
      kind === 'order_delivery' && status === 'sent' ? [orderId] : [],
    ),
  )
  const open = orders.filter(({ status }) => !isClosed(status))
  const silent = open.filter(({ id }) => !written.has(id))
  return [
    {
      what: 'Orders whose buyer heard nothing',
      expected: '0',
      found: String(silent.length),
      differences: silent.map(({ number, email }) => ({ text: `order ${number} of ${email}` })),
    },
  ]
}

export const MAILS: readonly Comparison[] = [arrived, informed]
