'use client'

import Link, { type LinkProps } from 'next/link'
import { type AnchorHTMLAttributes, useState } from 'react'

type IntentLinkProps = Pick<LinkProps, 'href'> &
  Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'href' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
  >

/**
 * A link whose page is fetched ahead once it is pointed to or focused. Where many links stand, of which few are
 * followed, fetching all of them with each page costs the server more than the page itself.
 */
export function IntentLink(props: IntentLinkProps) {
  const [isMeant, setIsMeant] = useState(false)
  const meant = () => setIsMeant(true)
  return (
    <Link
      {...props}
      prefetch={isMeant ? null : false}
      onPointerEnter={meant}
      onTouchStart={meant}
      onFocus={meant}
    />
  )
}
