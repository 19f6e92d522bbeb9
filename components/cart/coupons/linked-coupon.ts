import type { CouponTexts } from './coupon-texts'

/**
 * Enters the coupons of links (`?coupon=CODE`) for the cart of this browser: the one that led to this page, and those
 * that lead from page to page without loading one. The code for it loads only then.
 *
 * @returns ends that
 */
export function followCouponLinks(texts: CouponTexts): () => void {
  const code = codeIn(location.href)
  if (code !== null) {
    const address = new URL(location.href)
    address.searchParams.delete('coupon')
    // The address that is shared or bookmarked is that of the page.
    window.history.replaceState(null, '', `${address.pathname}${address.search}${address.hash}`)
    enter(code, texts)
  }
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const linked = link && link.origin === location.origin ? codeIn(link.href) : null
    if (linked !== null) enter(linked, texts)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

const codeIn = (address: string): string | null =>
  /[?&]coupon=/.test(address) ? new URL(address).searchParams.get('coupon') : null

function enter(code: string, texts: CouponTexts): void {
  if (code.trim() === '') return
  import('./enter-linked-coupon').then(
    ({ enterLinkedCoupon }) => enterLinkedCoupon(code, texts),
    () => {},
  )
}
