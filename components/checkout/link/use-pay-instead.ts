import { useLayoutEffect } from 'react'
import { payInstead } from '@/components/cart/cart-session'

/** While its page is shown, calls name what is paid there in the place of this browser's cart. */
export function usePayInstead(session: string | null): void {
  // Before the effects that make calls.
  useLayoutEffect(() => {
    payInstead(session)
    return () => payInstead(null)
  }, [session])
}
