import type { expectAsDeclared as expectation } from './declared-calls'

declare global {
  /** What `api-environment.ts` has loaded for all files of a worker. */
  var declaredCalls: { expectAsDeclared: typeof expectation } | undefined
}

/** {@link expectation}, by declarations that are there already, else by those of the sources. */
export async function expectAsDeclared(...call: Parameters<typeof expectation>): Promise<void> {
  const { expectAsDeclared: expectIt } =
    globalThis.declaredCalls ?? (await import('./declared-calls'))
  expectIt(...call)
}
