import { csvLine } from '@/lib/core/csv'
import type { ExportedOrder } from './admin-queries'

type Column = { header: string; value: (order: ExportedOrder) => string }

const COLUMNS: readonly Column[] = [
  { header: 'Order', value: ({ orderNumber }) => orderNumber },
  { header: 'Placed (UTC)', value: ({ createdAt }) => createdAt.toISOString() },
  { header: 'Status', value: ({ orderStatus }) => orderStatus },
  { header: 'Name', value: ({ customerName }) => customerName },
  { header: 'E-mail', value: ({ customerEmail }) => customerEmail },
  { header: 'Products', value: ({ products }) => products },
  { header: 'Total', value: ({ total }) => total },
  { header: 'Refunded', value: ({ refunded }) => refunded },
  { header: 'Currency', value: ({ currency }) => currency },
  { header: 'Payment method', value: ({ paymentMethod }) => paymentMethod },
  { header: 'Coupon', value: ({ coupon }) => coupon },
  { header: 'Discount', value: ({ discount }) => discount },
  { header: 'Paid by gift card', value: ({ giftCard }) => giftCard },
  { header: 'Provider transaction', value: ({ providerReference }) => providerReference },
  { header: 'Subtotal', value: ({ subtotal }) => subtotal },
  { header: 'Tax', value: ({ tax }) => tax },
  { header: 'Tax rate (%)', value: ({ taxRate }) => taxRate },
  { header: 'Country', value: ({ taxCountry }) => taxCountry },
  { header: 'Invoice', value: ({ invoiceNumber }) => invoiceNumber },
  { header: 'Provider fee', value: ({ providerFee }) => providerFee },
  {
    header: 'Provider fee estimated',
    value: ({ feeIsEstimated }) => (feeIsEstimated ? 'yes' : ''),
  },
  { header: 'Day', value: ({ day }) => day },
  { header: 'Time zone', value: ({ timezone }) => timezone },
]

/** The header line of the export. */
export const ordersHead = (): string => csvLine(COLUMNS.map(({ header }) => header))

export const orderLine = (order: ExportedOrder): string =>
  csvLine(COLUMNS.map(({ value }) => value(order)))

/** The lines of a CSV file with these orders, the header first. */
export async function* orderLines(orders: AsyncIterable<ExportedOrder>): AsyncGenerator<string> {
  yield ordersHead()
  for await (const order of orders) yield orderLine(order)
}
