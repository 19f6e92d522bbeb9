import 'server-only'
import { Prisma } from '@/lib/core/db'
import type { PaymentMethod } from './payment-methods'
import type { ProviderId } from './provider-ids'
import { methodsOf, PROVIDERS, providersForMethod } from './providers'

/** Which orders (`o`) were paid with a provider: those of its payment methods and, where others have one too, of its payments. */
export function paidWith(provider: ProviderId): Prisma.Sql {
  const byMethod = methodsOf(PROVIDERS[provider]).map((method) => paidBy(method, provider))
  return Prisma.sql`(${Prisma.join(byMethod, ' OR ')})`
}

function paidBy(method: PaymentMethod, provider: ProviderId): Prisma.Sql {
  const ofMethod = Prisma.sql`o."paymentMethod" = ${method}::"PaymentMethod"`
  if (providersForMethod(method).length === 1) return ofMethod
  return Prisma.sql`(${ofMethod} AND EXISTS (
    SELECT 1 FROM "Payment" p WHERE p."id" = o."paymentId" AND p."provider" = ${provider}::"PaymentProvider"))`
}
