import { Prisma } from '@/lib/core/db'

/** Whether a row of Order is of an address, as the index has it. @param email in lower case */
export const isOrderOf = (email: string): Prisma.Sql =>
  Prisma.sql`lower("customerEmail") = ${email}`
