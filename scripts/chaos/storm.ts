import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { FAULTS } from './faults'
import type { Fault } from './faults/fault'
import type { Plan } from './plan'
import { drawFrom } from './random'
import { shop } from './shopper'
import type { World } from './world'

/** Lets shoppers in, so many at a time, while the faults strike. Ends when the last shopper has gone. */
export async function storm(world: World, plans: readonly Plan[]): Promise<void> {
  const over = new AbortController()
  // Each fault waits for it.
  setMaxListeners(FAULTS.length, over.signal)
  const troubles = FAULTS.filter(({ name }) => world.options.faults.includes(name)).map((fault) =>
    trouble(world, fault, over.signal),
  )
  const waiting = [...plans]
  const visitors = Array.from({ length: world.options.concurrency }, async () => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) await visit(world, plan)
  })
  await Promise.all(visitors)
  over.abort()
  await Promise.all(troubles)
}

async function visit(world: World, plan: Plan): Promise<void> {
  try {
    await world.journal.during(`#${plan.index}`, async () => {
      const story = await shop(world, plan)
      await world.backOffice.followUp(plan, story)
    })
  } catch (error) {
    world.journal.surprise(`#${plan.index} ${inFull(error)}`)
  }
}

/** Strikes again and again, at times that are drawn, until the storm is over. */
async function trouble(world: World, fault: Fault, over: AbortSignal): Promise<void> {
  const draw = drawFrom(world.options.seed, 'fault', fault.name)
  while (!over.aborted) {
    const pause = -Math.log(1 - draw.next()) * fault.every * 1000
    await sleep(pause, undefined, { signal: over }).catch(() => {})
    if (over.aborted) return
    try {
      const what = await world.journal.during(fault.name, () => fault.strike(world, draw))
      world.journal.strike(fault.name, what)
    } catch (error) {
      world.journal.surprise(`${fault.name} ${inFull(error)}`)
    }
  }
}

const inFull = (error: unknown): string => (error instanceof Error && error.stack) || String(error)
