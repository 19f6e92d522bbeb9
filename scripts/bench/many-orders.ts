import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { BenchStore } from './store'

const DAYS = 365
/** Addresses per order: most buyers come back once or twice. */
const BUYERS = 0.4

/** The random end of the number of the nth order. */
export const endOfNumber = (n: number): string =>
  createHash('md5').update(String(n)).digest('hex').slice(0, 5).toUpperCase()

/**
 * Fills the store with a year of paid and delivered orders, some of them refunded, as the store would have written them. Triggers
 * are left out while so many rows come at once, and what they derive is computed at the end.
 */
export async function fillOrders({ sql }: BenchStore, orders: number): Promise<void> {
  const client = await sql.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(
      `CREATE TEMP TABLE made ON COMMIT DROP AS
       SELECT n, gen_random_uuid() AS payment, now() - (($1 - n)::float8 / $1) * interval '${DAYS} days' AS at,
              1 + (n::bigint * 7919) % greatest(1, ($1 * ${BUYERS})::bigint) AS buyer, p."id" AS product, p."name", p."price",
              1 + n % 3 AS pieces, n % 33 = 0 AS refunded,
              CASE WHEN n % 10 = 0 THEN 'EUR' ELSE 'USD' END AS currency
       FROM generate_series(1, $1) n
       JOIN (SELECT *, row_number() OVER (ORDER BY md5("slug")) - 1 AS place FROM "Product" WHERE NOT "isHidden" LIMIT 500) p
         ON p.place = (n * 31) % 500`,
      [orders],
    )
    await client.query(
      `INSERT INTO "Payment" ("id", "provider", "status", "amount", "currency", "capturedAmount", "capturedCurrency",
         "refundedAmount", "providerTransactionId", "capturedAt", "isOrdered", "createdAt", "updatedAt")
       SELECT payment, CASE WHEN n % 2 = 0 THEN 'paypal' ELSE 'authorize_net' END::"PaymentProvider",
         CASE WHEN refunded THEN 'refunded' ELSE 'captured' END::"PaymentStatus", "price" * pieces, currency, "price" * pieces,
         currency, CASE WHEN refunded THEN "price" * pieces ELSE 0 END, 'T' || n, at, true, at, at FROM made ORDER BY n`,
    )
    await client.query(
      `INSERT INTO "Order" ("orderNumber", "customerEmail", "customerName", "subtotal", "tax", "totalAmount", "couponCode",
         "taxCountry", "currency", "rateToBase", "rateSource", "paymentMethod", "paymentId", "orderStatus", "locale", "displayCurrency", "createdAt",
         "updatedAt", "completedAt")
       SELECT 'SH-' || floor(extract(epoch FROM at) * 1000)::bigint || '-' || upper(substr(md5(n::text), 1, 5)),
         'buyer' || buyer || '@example.com', 'Buyer ' || buyer, "price" * pieces, 0, "price" * pieces,
         CASE WHEN n % 20 = 0 THEN 'WELCOME' END, (ARRAY['US', 'DE', 'FR', 'JP', 'GB'])[1 + n % 5], currency,
         CASE currency WHEN 'EUR' THEN 1.176470588235 ELSE 1 END, CASE currency WHEN 'EUR' THEN 'fixed'::"RateSource" END,
         CASE WHEN n % 2 = 0 THEN 'paypal' ELSE 'card' END::"PaymentMethod", payment,
         CASE WHEN refunded THEN 'refunded' ELSE 'completed' END::"OrderStatus", (ARRAY['en', 'de', 'fr', 'ja'])[1 + n % 4],
         (ARRAY['USD', 'EUR', 'JPY'])[1 + n % 3], at, at, at FROM made ORDER BY n`,
    )
    await client.query(
      `INSERT INTO "OrderItem" ("orderId", "position", "productId", "productName", "productPrice", "quantity", "delivery",
         "deliveredAt", "refundedQuantity", "refundDays")
       SELECT o."id", 0, m.product, m."name", m."price", m.pieces, 'keys', m.at, CASE WHEN m.refunded THEN m.pieces ELSE 0 END, 30
       FROM made m JOIN "Order" o ON o."paymentId" = m.payment ORDER BY m.n`,
    )
    await client.query(
      `INSERT INTO "Refund" ("id", "paymentId", "orderId", "amount", "currency", "status", "items", "username", "createdAt", "updatedAt")
       SELECT gen_random_uuid(), m.payment, o."id", o."totalAmount", m.currency, 'succeeded',
         jsonb_build_array(jsonb_build_object('itemId', i."id", 'quantity', i."quantity")), 'admin', m.at, m.at
       FROM made m JOIN "Order" o ON o."paymentId" = m.payment JOIN "OrderItem" i ON i."orderId" = o."id" WHERE m.refunded ORDER BY m.n`,
    )
    await client.query(
      `INSERT INTO "CustomerRecord" ("email", "name", "orders", "paid", "refunded", "lastOrderAt")
       SELECT lower(o."customerEmail"), max(o."customerName"), count(*), sum(round(p."capturedAmount" * o."rateToBase", 2)),
         sum(round(p."refundedAmount" * o."rateToBase", 2)), max(o."createdAt")
       FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" GROUP BY 1`,
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
  await addUpDays({ sql })
  await sql.query('VACUUM ANALYZE')
}

/** Has the store's worker add up the days of the orders, as it does every few minutes. */
async function addUpDays({ sql }: Pick<BenchStore, 'sql'>): Promise<void> {
  await sql.query(`SELECT graphile_worker.add_job('sum_days', '{}')`)
  for (;;) {
    const { rows } = await sql.query(
      `SELECT count(*)::int AS days FROM generate_series(now() - interval '${DAYS - 1} days', now() - interval '2 days', '1 day') AS d
       WHERE NOT EXISTS (SELECT 1 FROM "SummedDay" s WHERE s."day" = (d AT TIME ZONE 'UTC')::date)`,
    )
    if (rows[0].days === 0) return
    await setTimeout(1000)
  }
}
