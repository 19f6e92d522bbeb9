'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { formatUsd } from '@/lib/core/money'
import type { StoreProps } from '@/lib/settings/store-props'

const StorePropsContext = createContext<StoreProps | null>(null)

/** Lets the islands of a page know the store's settings; the root layouts give them. */
export function StorePropsProvider({
  props,
  children,
}: {
  props: StoreProps
  children: ReactNode
}) {
  return <StorePropsContext.Provider value={props}>{children}</StorePropsContext.Provider>
}

/** The store's settings, as far as pages show them. */
export function useStoreProps(): StoreProps {
  const props = useContext(StorePropsContext)
  if (!props) throw new Error('There are no store facts outside of a root layout')
  return props
}

/** Writes amounts that are charged, which are always US dollars. */
export function useUsdFormat(): (cents: number) => string {
  const { currencyDisplay } = useStoreProps()
  return (cents) => formatUsd(cents, currencyDisplay)
}
