'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { formatUsd } from '@/lib/core/money'
import type { StoreProps } from '@/lib/settings/store-props'

const FactsContext = createContext<StoreProps | null>(null)

/** Lets the islands of a page know the store's settings; the root layouts give them. */
export function StoreFactsProvider({
  facts,
  children,
}: {
  facts: StoreProps
  children: ReactNode
}) {
  return <FactsContext.Provider value={facts}>{children}</FactsContext.Provider>
}

/** The store's settings, as far as pages show them. */
export function useStoreFacts(): StoreProps {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('There are no store facts outside of a root layout')
  return facts
}

/** Writes amounts that are charged, which are always US dollars. */
export function useUsdFormat(): (cents: number) => string {
  const { currencyDisplay } = useStoreFacts()
  return (cents) => formatUsd(cents, currencyDisplay)
}
