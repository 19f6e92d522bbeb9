import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { callApi } from '@/lib/api/client'
import { ordersByLaw } from '@/lib/settings/order-words'
import { expressWallets } from './express-buttons'
import { ExpressRoom } from './express-room'

const CALL = 'GET /api/payment-methods'
const MINUTE = 60_000

/** The wallets' buttons below the cart, where the store is paid by them at the moment. */
export default function ExpressOffer({ dueCents }: { dueCents: number | undefined }) {
  const { currency } = useSelling()
  // Where the law has what is bought stand above the button, that is at the checkout.
  const isForCheckout = ordersByLaw(null, useLocale())
  const { data, isPending } = useQuery({
    queryKey: [CALL, currency],
    queryFn: ({ signal }) => callApi(CALL, { query: { currency }, signal }),
    staleTime: 5 * MINUTE,
    retry: false,
    enabled: !isForCheckout,
  })
  if (isForCheckout) return null
  if (isPending) return <ExpressRoom />
  // The two statements that have to be ticked first stand in the checkout.
  if (data?.asksConsent) return null
  return expressWallets(data?.methods ?? []).map(({ provider, Button }) => (
    <Button key={provider} provider={provider} dueCents={dueCents} className="mt-2" />
  ))
}
