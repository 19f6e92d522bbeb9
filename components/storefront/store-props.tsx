'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { formatUsd } from '@/lib/core/money'
import type { StoreProps } from '@/lib/settings/store-props'

const StorePropsContext = createContext<StoreProps | null>(null)

/** Provides client components with the store's public settings; used by the root layouts. */
export function StorePropsProvider({
  props,
  children,
}: {
  props: StoreProps
  children: ReactNode
}) {
  return <StorePropsContext.Provider value={props}>{children}</StorePropsContext.Provider>
}

/** The store's public settings. */
export function useStoreProps(): StoreProps {
  const props = useContext(StorePropsContext)
  if (!props) throw new Error('StoreProps are only available inside a root layout')
  return props
}

/** Formats charged amounts, which are always in US dollars. */
export function useUsdFormat(): (cents: number) => string {
  const { currencyDisplay } = useStoreProps()
  return (cents) => formatUsd(cents, currencyDisplay)
}
