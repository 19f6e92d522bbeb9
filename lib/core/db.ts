import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { env } from './env'
import { $Enums, Prisma, PrismaClient } from './prisma-client/client'
import { processWide } from './process-wide'

export { $Enums, Prisma }

const shared = processWide<{ client?: PrismaClient }>('database', {})

/** Of all server processes of a machine together; PostgreSQL allows 100 unless told otherwise. */
const MAX_CONNECTIONS = 20
const MIN_CONNECTIONS = 6

/** How long a query or a transaction waits for a connection while all are busy: buyers wait rather than fail. */
const CONNECTION_WAIT_MS = 20_000

/** After how long a transaction that does not say what it needs is given up. */
const TRANSACTION_MS = 20_000

/** The database client, for the queries and use cases of the areas. */
export function db(): PrismaClient {
  shared.client ??= new PrismaClient({
    adapter: new PrismaPg({
      connectionString: env().DATABASE_URL,
      max: Math.max(MIN_CONNECTIONS, Math.floor(MAX_CONNECTIONS / env().WEB_CONCURRENCY)),
      connectionTimeoutMillis: CONNECTION_WAIT_MS,
      idleTimeoutMillis: 30_000,
    }),
    transactionOptions: { maxWait: CONNECTION_WAIT_MS, timeout: TRANSACTION_MS },
  })
  return shared.client
}

/** What runs inside a transaction. */
export type Tx = Prisma.TransactionClient
