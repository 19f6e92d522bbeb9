import { Prisma } from '@/lib/core/db'

/** An address as a library is found by it: those that differ only in the case of their letters are one. */
export const addressKey = (email: string): string => email.toLowerCase()

/** Whether a row of Order is of an address, as the index has it. @param email in lower case */
export const isOrderOf = (email: string): Prisma.Sql =>
  Prisma.sql`lower("customerEmail") = ${email}`
