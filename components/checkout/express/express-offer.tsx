import { useQuery } from '@tanstack/react-query'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { callApi } from '@/lib/api/client'
import { ExpressButton } from './express-button'
import { ExpressRoom } from './express-room'

const CALL = 'GET /api/payment-methods'
const MINUTE = 60_000

/** PayPal's button below the cart, where the store is paid by PayPal at the moment. */
export default function ExpressOffer({ dueCents }: { dueCents: number | undefined }) {
  const { currency } = useSelling()
  const { data, isPending } = useQuery({
    queryKey: [CALL, currency],
    queryFn: ({ signal }) => callApi(CALL, { query: { currency }, signal }),
    staleTime: 5 * MINUTE,
    retry: false,
  })
  if (isPending) return <ExpressRoom />
  return data?.paypal ? <ExpressButton dueCents={dueCents} className="mt-2" /> : null
}
