import { toDecimal } from '@/lib/core/money'
import { type FactLine, type ShopperFact, sumOf } from './facts'

type Event = {
  metric: string
  /** Klaviyo counts one of a profile and metric once. */
  uniqueId: string
  value?: { cents: number; currency: string }
  properties: object
}

/** Klaviyo reads amounts as numbers with decimals. */
const amount = (cents: number): number => Number(toDecimal(cents))

const itemOf = ({ productId, name, url, quantity, unitCents, totalCents }: FactLine) => ({
  ProductID: String(productId),
  ProductName: name,
  ProductURL: url,
  Quantity: quantity,
  ItemPrice: amount(unitCents),
  RowTotal: amount(totalCents),
})

const itemsOf = (lines: readonly FactLine[]) => ({
  ItemNames: lines.map(({ name }) => name),
  Items: lines.map(itemOf),
})

/** Its metrics have the names that Klaviyo's own flows and reports know. */
function eventsOf(fact: ShopperFact): Event[] {
  switch (fact.kind) {
    case 'left_cart':
      return [
        {
          metric: 'Started Checkout',
          uniqueId: fact.id,
          value: { cents: sumOf(fact.lines), currency: fact.currency },
          properties: { CheckoutURL: fact.cartUrl, ...itemsOf(fact.lines) },
        },
      ]
    case 'ordered': {
      const { orderNumber, currency, lines } = fact
      return [
        {
          metric: 'Placed Order',
          uniqueId: orderNumber,
          value: { cents: fact.totalCents, currency },
          properties: { OrderId: orderNumber, ...itemsOf(lines) },
        },
        ...lines.map((line, position) => ({
          metric: 'Ordered Product',
          uniqueId: `${orderNumber}:${position}`,
          value: { cents: line.totalCents, currency },
          properties: { OrderId: orderNumber, ...itemOf(line) },
        })),
      ]
    }
    case 'refunded':
      return [
        {
          metric: 'Refunded Order',
          uniqueId: fact.id,
          value: { cents: fact.amountCents, currency: fact.currency },
          properties: { OrderId: fact.orderNumber },
        },
      ]
    case 'reviewed':
      return [
        {
          metric: 'Wrote Review',
          uniqueId: String(fact.id),
          properties: {
            ProductID: String(fact.productId),
            ProductName: fact.name,
            ProductURL: fact.url,
            Stars: fact.stars,
          },
        },
      ]
  }
}

/** What `POST /api/events` is given for a fact, one after the other. https://developers.klaviyo.com/en/reference/create_event */
export const klaviyoEvents = (fact: ShopperFact): object[] =>
  eventsOf(fact).map(({ metric, uniqueId, value, properties }) => ({
    type: 'event',
    attributes: {
      metric: { data: { type: 'metric', attributes: { name: metric } } },
      profile: { data: { type: 'profile', attributes: { email: fact.email } } },
      properties,
      time: fact.at.toISOString(),
      unique_id: uniqueId,
      ...(value && { value: amount(value.cents), value_currency: value.currency }),
    },
  }))
