import type { Sealer } from './crypto'

/** From one secret to the next. */
export type SecretChange = { from: Sealer; to: Sealer }

/** How many values of a kind were sealed anew, were so already, or opened under neither secret. */
export type Resealed = { changed: number; done: number; unreadable: number }

/** What a value contains, and whether it is under the next secret already; `null` when neither opens it. */
export function openUnderEither(
  { from, to }: SecretChange,
  sealed: Uint8Array,
  purpose: string,
): { plain: string; isDone: boolean } | null {
  for (const [sealer, isDone] of [
    [from, false],
    [to, true],
  ] as const)
    try {
      return { plain: sealer.decrypt(sealed, purpose), isDone }
    } catch {
      // Then it is under the other.
    }
  return null
}

/**
 * Seals values anew that are not yet under the next secret, and counts them all.
 *
 * @param store writes one that was changed
 */
export async function resealEach<T>(
  change: SecretChange,
  values: readonly T[],
  sealedOf: (value: T) => { sealed: Uint8Array; purpose: string },
  store: (value: T, sealed: Uint8Array<ArrayBuffer>) => Promise<unknown>,
): Promise<Resealed> {
  const counts: Resealed = { changed: 0, done: 0, unreadable: 0 }
  for (const value of values) {
    const { sealed, purpose } = sealedOf(value)
    const opened = openUnderEither(change, sealed, purpose)
    if (opened === null) counts.unreadable++
    else if (opened.isDone) counts.done++
    else {
      await store(value, change.to.encrypt(opened.plain, purpose))
      counts.changed++
    }
  }
  return counts
}
