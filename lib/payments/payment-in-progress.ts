import 'server-only'
import { Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'

/** The answer to a second try while the first still moves money. */
export const paymentInProgress = () =>
  new AppError(
    'payment_in_progress',
    'A payment for this cart is already being processed. Please wait a moment.',
  )

/** Turns the violation of "one in flight per session" into its answer. */
export async function refusingASecond<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw paymentInProgress()
    throw error
  }
}
