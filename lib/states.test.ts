import { describe, expect, it } from '@jest/globals'
import { sourcesBelow, textOf } from '@/scripts/lib/imports'

/**
 * Who may write a state: `transition.ts` of the table's area, which takes it from the area's
 * lifecycle. Rows are inserted with an initial state; that is not looked at here.
 */
const STATE_COLUMNS: Record<string, { area: string; columns: readonly string[] }> = {
  Payment: { area: 'payments', columns: ['status'] },
  Order: { area: 'orders', columns: ['orderStatus', 'paymentStatus'] },
  Refund: { area: 'refunds', columns: ['status'] },
  RefundRequest: { area: 'refunds', columns: ['status'] },
  Dispute: { area: 'refunds/disputes', columns: ['status'] },
  ProviderEvent: { area: 'checkout/provider-events', columns: ['status'] },
  Review: { area: 'reviews', columns: ['status'] },
  BooksComparison: { area: 'bookkeeping', columns: ['status'] },
  ProductKey: { area: 'licences', columns: ['status'] },
  Email: { area: 'mail', columns: ['status'] },
  ProductAlert: { area: 'catalog/product-alerts', columns: ['status'] },
  Mailing: { area: 'marketing/newsletter', columns: ['status'] },
  StoreBackup: { area: 'security/backups', columns: ['status'] },
  CrmHandover: { area: 'marketing/crm/handovers', columns: ['status'] },
  ArticleImport: { area: 'content/wordpress/imports', columns: ['status'] },
  CatalogueImport: { area: 'content/woocommerce/imports', columns: ['status'] },
  ReviewReport: { area: 'reviews', columns: ['status'] },
  ProductQuestion: { area: 'reviews/questions', columns: ['status'] },
  BuyerAnswer: { area: 'reviews/questions', columns: ['status'] },
  KeyReport: { area: 'orders/key-reports', columns: ['status'] },
  Withdrawal: { area: 'service/withdrawals', columns: ['status'] },
  CartReminder: { area: 'marketing/cart-reminders', columns: ['status'] },
}

/** The text from an opening bracket to the one that closes it. */
function bracketed(text: string, start: number): string {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    const sign = text.charAt(index)
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign) && --depth === 0) return text.slice(start, index + 1)
  }
  return text.slice(start)
}

const CALL = /\.\s*(\w+)\s*\.\s*(update|updateMany|updateManyAndReturn|upsert)\(/g

/** What is written by the calls on a table that change rows; `null` where that can't be read. */
const dataOfCalls = (text: string, table: string): (string | null)[] =>
  [...text.matchAll(CALL)]
    .filter(([, delegate = '']) => delegate.toLowerCase() === table.toLowerCase())
    .map((call) => {
      const argument = bracketed(text, call.index + call[0].length - 1)
      const data = /\b(?:data|update):\s*\{/.exec(argument)
      if (!data) return null
      const literal = bracketed(argument, data.index + data[0].length - 1)
      return literal.includes('...') ? null : literal
    })

/** What the UPDATE statements on a table set. A state may only come from `newStatus`. */
const settingsOf = (text: string, table: string): string[] =>
  [
    ...text.matchAll(
      new RegExp(`UPDATE\\s+"${table}"[^;]*?\\bSET\\b([\\s\\S]*?)(?:\\bWHERE\\b|\\)\\s*$|$)`, 'gi'),
    ),
  ].map(([, settings = '']) => settings)

function violationsIn(file: string, text: string): string[] {
  return Object.entries(STATE_COLUMNS).flatMap(([table, { area, columns }]) => {
    if (file === `lib/${area}/transition.ts`) return []
    const mayName = new RegExp(`\\b(?:${columns.join('|')})\\b`)
    const calls = dataOfCalls(text, table).filter((data) => data === null || mayName.test(data))
    const inSql = new RegExp(`"(?:${columns.join('|')})"\\s*=(?!\\s*\\$\\{newStatus\\()`)
    const statements = settingsOf(text, table).filter((settings) => inSql.test(settings))
    return [...calls, ...statements].map(() => `${file} may write a state of ${table}`)
  })
}

describe('states', () => {
  it('are written by the transitions of their areas alone', () => {
    expect(
      ['lib', 'app', 'components']
        .flatMap(sourcesBelow)
        .filter((file) => !/\.test\.tsx?$/.test(file))
        .flatMap((file) => violationsIn(file, textOf(file))),
    ).toEqual([])
  })

  const file = 'lib/checkout/planted.ts'

  it.each([
    ['Payment', `tx.payment.update({ where: { id }, data: { status: 'captured' } })`],
    ['Payment', `db().payment.updateMany({ where, data: { amount, status } })`],
    ['Order', `tx.order.update({ where: { id }, data: { orderStatus: 'completed' } })`],
    ['Order', `tx.order.update({ where: { id }, data: { paymentStatus: 'refunded' } })`],
    ['Refund', `tx.refund.updateMany({ data: { ...details }, where: { id } })`],
    ['RefundRequest', `tx.refundRequest.update({ where: { id }, data })`],
    ['ProductKey', `UPDATE "ProductKey" SET "status" = 'used' WHERE "id" = 1`],
    ['Email', `UPDATE "Email" e SET "attempts" = 1, "status" = \${status} WHERE true`],
  ])('of %s cannot be written elsewhere: %s', (table, text) => {
    expect(violationsIn(file, text)).toEqual([`${file} may write a state of ${table}`])
    const { area = '' } = STATE_COLUMNS[table] ?? {}
    expect(violationsIn(`lib/${area}/transition.ts`, text)).toEqual([])
  })

  it.each([
    `tx.order.update({ where: { orderStatus: 'processing' }, data: { customerEmail } })`,
    `tx.productKey.updateMany({ where: { status: 'reserved' }, data: { reservedUntil } })`,
    `UPDATE "ProductKey" SET "status" = \${newStatus('assign')}, "assignedAt" = now() WHERE true`,
    `tx.contactMessage.update({ where: { id }, data: { status } })`,
  ])('may be asked for, and other things written: %s', (text) => {
    expect(violationsIn(file, text)).toEqual([])
  })
})
