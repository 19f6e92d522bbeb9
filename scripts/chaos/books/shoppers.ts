import { type Comparison, type Difference, grouped } from './book'

/** What a shopper was told is so, whatever ended right after. */
const promises: Comparison = ({ orders, payments, world }) => {
  const { stories, surprises } = world.journal
  const bySession = grouped(payments, ({ sessionId }) => sessionId)
  const numbers = new Map(orders.map((order) => [order.number, order]))
  const differences: Difference[] = []
  let [paid, ordered] = [0, 0]
  for (const { sessionId, email, wasToldPaid, orders: told } of stories.values()) {
    if (wasToldPaid) {
      paid++
      if (!bySession.get(sessionId)?.some((payment) => payment.captured))
        differences.push({ text: `${email} was told that the money was taken`, sessionId })
    }
    for (const number of told) {
      ordered++
      if (numbers.get(number)?.email !== email)
        differences.push({ text: `${email} was told of order ${number}`, sessionId })
    }
    if (told.size > 1)
      differences.push({ text: `${email} was told of ${[...told].join(' and ')}`, sessionId })
  }
  return [
    {
      what: 'What shoppers were told is so',
      expected: `${paid} paid, ${ordered} ordered`,
      found: differences.length === 0 ? 'all' : `all but ${differences.length}`,
      differences,
    },
    {
      what: 'Answers 500, or not as declared',
      expected: '0',
      found: String(surprises.length),
      differences: surprises.map((text) => ({ text })),
    },
  ]
}

export const SHOPPERS: readonly Comparison[] = [promises]
