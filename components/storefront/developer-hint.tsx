'use client'

import type { ReactNode } from 'react'
import { useStoreProps } from './store-props'

/** What means nothing to shoppers: shown in development, and where the owner wants it. */
export function DeveloperHint({ children }: { children: ReactNode }) {
  const { showsDeveloperHint } = useStoreProps()
  // biome-ignore lint/style/noProcessEnv: Next puts the value in its place when it builds
  return process.env.NODE_ENV === 'development' || showsDeveloperHint ? children : null
}
