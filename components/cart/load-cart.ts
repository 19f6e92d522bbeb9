import { hasCartSession } from './cart-session'

type CartInBrowser = typeof import('./cart-in-browser')

/** Loads the code of the cart. */
export const loadCart = (): Promise<CartInBrowser> => import('./cart-in-browser')

/** Loads it ahead, when it is likely to be used soon; if that fails, whoever uses it will notice. */
export function preloadCart(): void {
  loadCart().catch(() => {})
}

/** Loads it if this browser has a cart. */
export function loadExistingCart(): void {
  if (hasCartSession()) preloadCart()
}

/** Refetches a stale cart, to call right before it is shown; what shows it reports a failure. */
export function refreshCart(): void {
  loadCart().then(
    (cart) => cart.refreshCart(),
    () => {},
  )
}
