'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type Promises, promiseValues } from '@/lib/settings/promises'
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

/** What the store promises, and the placeholders of messages that say it. */
export function usePromises(): { promises: Promises; said: ReturnType<typeof promiseValues> } {
  const { promises } = useStoreProps()
  return { promises, said: promiseValues(promises) }
}
