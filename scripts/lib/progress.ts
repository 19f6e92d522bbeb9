import { PlainError } from '@/lib/core/plain-error'

export { PlainError }

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Prints what is being done, then how long it took. */
export async function step<T>(title: string, work: () => Promise<T> | T): Promise<T> {
  const started = Date.now()
  console.log(`▸ ${title} …`)
  const result = await work()
  console.log(`✔ ${title} (${seconds(started)})`)
  return result
}

export function note(text: string): void {
  console.log(`  ${text}`)
}

/** Runs a task; a failure exits with a line that explains what to do. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    if (error instanceof PlainError) console.error(`\n✖ ${error.message}`)
    else console.error('\n✖ Unexpected failure:', error)
    process.exit(1)
  }
}
