import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const PAUSES_MS = [400, 1500]

type Module<P> = { default: ComponentType<P> }

/**
 * A component whose code loads when it is first needed. A lost connection is tried again before it counts.
 *
 * @param load imports it
 * @param options `isOptional`: the page does without it when it can't be had; otherwise the error goes to
 *   the next error boundary, which loads the page anew (./recover.ts)
 * @returns the component, and a function that loads its code ahead
 */
export function lazyPart<P extends object>(
  load: () => Promise<Module<P>>,
  { isOptional = false }: { isOptional?: boolean } = {},
): [part: LazyExoticComponent<ComponentType<P>>, preload: () => void] {
  const nothing: Module<P> = { default: () => null }
  const part = lazy(() => (isOptional ? withRetries(load).catch(() => nothing) : withRetries(load)))
  // Whether it worked is asked when it is needed.
  const preload = () => void load().catch(() => {})
  return [part, preload]
}

async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS)
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  return load()
}
