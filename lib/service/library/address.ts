import { Prisma } from '@/lib/core/db'

/** Whether a row of Order is of an address, as the index has it. @param email in lower case */
export const isOrderOf = (email: string): Prisma.Sql =>
  Prisma.sql`lower("customerEmail") = ${email}`

/** {@link isOrderOf} for several addresses. @param emails in lower case */
export const isOrderOfAny = (emails: readonly string[]): Prisma.Sql =>
  Prisma.sql`lower("customerEmail") = ANY(${emails}::text[])`
