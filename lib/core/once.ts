/**
 * Work that is done when somebody first needs it, and whose result is kept for the life of the process. A failure is not
 * kept: whoever asks next has it tried again.
 */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work().catch((error) => {
      result = undefined
      throw error
    })
    return result
  }
}
