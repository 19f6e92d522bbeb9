import { Prisma } from './db'

const hasCode = (error: unknown, code: string): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code

/** Whether a write was refused because it would repeat a unique value; raw statements included. */
export const isUniqueViolation = (error: unknown): error is Prisma.PrismaClientKnownRequestError =>
  hasCode(error, 'P2002') || (hasCode(error, 'P2010') && /23505/.test(error.message))

/** Whether the record to update or delete does not exist. */
const isRecordNotFound = (error: unknown): boolean => hasCode(error, 'P2025')

/**
 * For `.catch()` of a write: throws the refusal in place of a unique violation, and any other error as
 * it is.
 */
export const onUniqueViolation =
  (refusal: (violation: Prisma.PrismaClientKnownRequestError) => Error) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? refusal(error) : error
  }

/** For `.catch()` of an update or deletion: {@link onUniqueViolation} for a missing record. */
export const onRecordNotFound =
  (refusal: () => Error) =>
  (error: unknown): never => {
    throw isRecordNotFound(error) ? refusal() : error
  }
