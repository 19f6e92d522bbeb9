import 'server-only'
import { Prisma } from '@/lib/core/db'
import type { ProviderId } from './provider-ids'
import { PROVIDERS, providersForMethod } from './providers'

/** Which orders (`o`) were paid with a provider: those of its payment method and, where others have it too, of its payments. */
export function paidWith(provider: ProviderId): Prisma.Sql {
  const { paymentMethod } = PROVIDERS[provider]
  const ofMethod = Prisma.sql`o."paymentMethod" = ${paymentMethod}::"PaymentMethod"`
  if (providersForMethod(paymentMethod).length === 1) return ofMethod
  return Prisma.sql`(${ofMethod} AND EXISTS (
    SELECT 1 FROM "Payment" p WHERE p."id" = o."paymentId" AND p."provider" = ${provider}::"PaymentProvider"))`
}
