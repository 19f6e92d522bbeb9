import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { isTaxIdOf, normalTaxId } from '@/lib/customers/tax-id'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import type { Part } from '@/lib/pricing/territories'

const CALL = 'POST /api/checkout/tax'
const MINUTE = 60_000

type Buyer = { country?: string; territory?: Part | ''; taxId?: string }
/** What is shown may be of what was typed before; `isKnown` says whether it is this buyer's. */
export type ShownTax = { tax: BuyerTax; isKnown: boolean }

/** The tax of whoever is typing, as the server calculates with it. */
export function useBuyerTax(
  { tax, taxVaries }: Pick<CheckoutConfig, 'tax' | 'taxVaries'>,
  { country = '', territory = '', taxId: typed = '' }: Buyer,
): ShownTax {
  // What is not whole yet changes nothing.
  const taxId = isTaxIdOf(country, typed) ? normalTaxId(country, typed) : ''
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [CALL, country, territory, taxId],
    queryFn: ({ signal }) => callApi(CALL, { signal, body: { country, territory, taxId } }),
    enabled: taxVaries,
    staleTime: 5 * MINUTE,
    placeholderData: keepPreviousData,
  })
  const general: BuyerTax = {
    kind: 'general',
    country,
    territory,
    taxId,
    taxIdCheck: null,
    refundsOnceConfirmed: false,
    ...tax,
  }
  if (!taxVaries) return { tax: general, isKnown: true }
  // Without an answer the general rate is shown; a payment of another total is refused.
  return { tax: data ?? general, isKnown: isError || (data !== undefined && !isPlaceholderData) }
}

/** Asks again, when a payment was refused. */
export const refreshBuyerTax = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [CALL] })
