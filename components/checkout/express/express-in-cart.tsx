'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { ExpressRoom } from './express-room'

const [ExpressOffer] = lazyPart(() => import('./express-offer'), { isOptional: true })

/** What stands below the cart's total: the wallet's button, which loads with the cart. */
export const expressInCart = (dueCents: number | undefined) => (
  <Suspense fallback={<ExpressRoom />}>
    <ExpressOffer dueCents={dueCents} />
  </Suspense>
)
